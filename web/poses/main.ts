import { mount } from 'svelte';
import '../src/look/index.css';
import { speak, speakAtLeisure } from '../src/words/words.svelte';
import Poses from './Poses.svelte';

// ?pose=start&edition=late&language=sv&suits=four&faces=xl
const asked = new URLSearchParams(location.search);
for (const name of ['edition', 'suits', 'faces'] as const) document.documentElement.dataset[name] = asked.get(name) ?? '';
await speakAtLeisure();
await speak(asked.get('language') ?? 'en');
mount(Poses, { target: document.getElementById('app')!, props: { pose: asked.get('pose') ?? '' } });
