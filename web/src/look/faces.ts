import type { New } from '../wire';

export type Bot = NonNullable<New['opponent']>;
export type Mood = 'calm' | 'ahead' | 'rattled';

const files = import.meta.glob<string>('./animals/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** Where the picture of a face lies. */
export function faceUrl(bot: string, mood: Mood): string | undefined {
  return files[`./animals/${bot}-${mood}.svg`];
}
