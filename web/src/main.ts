import { mount } from "svelte";
import "./look/index.css";
import App from "./App.svelte";
import { Session } from "./game/session";
import { lazily } from "./lazily";
import { browserTimers, deviceStorage, nonce, openSocket, watchDevice } from "./net/browser";
import { seatsIn } from "./net/seats";
import { keepBuild } from "./net/worker";
import { settings } from "./settings.svelte";
import { pick, speak } from "./words/words.svelte";

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) return;
  if (!("WebSocket" in window)) {
    document.getElementById("no-websocket")?.removeAttribute("hidden");
    return;
  }
  const session = new Session({
    open: openSocket,
    timers: browserTimers,
    now: () => performance.now(),
    frame: (act) => requestAnimationFrame(act),
    random: Math.random,
    nonce,
    seats: seatsIn(deviceStorage()),
    build: __BUILD__,
  });
  session.open();
  watchDevice(session.connection);
  keepBuild();
  const { language } = settings;
  const words = pick(language === null ? navigator.languages : [language, ...navigator.languages]);
  await lazily(() => speak(words));
  mount(App, { target, props: { session } });
}

void start();
