import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const web = fileURLToPath(new URL(".", import.meta.url));
const locales = join(web, "../src/spitcards/locales");

/** All files under a path, sorted, so that two machines read them in one order. */
function files(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

/** The build's name: equal sources give an equal one, wherever they are built. */
function buildId(): string {
  const hash = createHash("sha256");
  const sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts"].map((name) => join(web, name));
  for (const file of [...sources, locales].flatMap(files)) {
    hash.update(relative(web, file).replaceAll("\\", "/")).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Writes the build's name into the page, where the server reads it to tell an old client from its own. */
function named(build: string): Plugin {
  return {
    name: "build-id",
    transformIndexHtml: () => [{ tag: "meta", attrs: { name: "build", content: build }, injectTo: "head" }],
  };
}

/** Reads the words while building, so that the page needs no parser for them. */
function words(): Plugin {
  return {
    name: "fluent",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(new FluentResource(text))}`, map: null };
    },
  };
}

/** Builds the service worker and tells it what to keep: the page, and all that was built or lies in public/. */
function worker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: join(web, "src/worker/sw.ts"), fileName: "sw.js" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { "sw.js": sw, ...built } = bundle;
        if (sw?.type !== "chunk") throw new Error("there is no service worker in the build");
        const open = join(web, "public");
        const names = [...Object.keys(built), ...files(open).map((path) => relative(open, path).replaceAll("\\", "/"))];
        const paths = names.sort().map((name) => (name === "index.html" ? "/" : `/${name}`));
        sw.code = sw.code.replace("__FILES__", JSON.stringify(paths));
      },
    },
  };
}

/** Packs each text as small as it goes, which takes too long to do while serving. */
function packed(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, built] of Object.entries(bundle)) {
          if (!/\.(css|html|js|svg)$/.test(name)) continue;
          const source = brotliCompressSync(built.type === "chunk" ? built.code : built.source);
          this.emitFile({ type: "asset", fileName: `${name}.br`, source });
        }
      },
    },
  };
}

export default defineConfig(({ command }) => {
  const build = command === "build" ? buildId() : "dev";
  return {
    plugins: [svelte({ compilerOptions: { runes: true } }), named(build), words(), worker(), packed()],
    define: { __BUILD__: JSON.stringify(build) },
    resolve: {
      alias: { "@locales": locales },
      ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    },
    build: {
      target: "es2022",
      // A strict content security policy lets no data: addresses through, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // What comes at first is one file and the table another, whatever else shares parts with them.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "page", tags: ["$initial"], test: /^(?!.*worker.sw)/ },
              { name: "table", minShareCount: 2, test: /src.(table|look.(Flood|Mark|Rays|Word))/ },
            ],
          },
        },
      },
    },
    server: {
      fs: { allow: [join(web, "..")] },
      proxy: { "/ws": { target: "http://127.0.0.1:8000", ws: true }, "/api": "http://127.0.0.1:8000" },
    },
    test: { environment: "node", include: ["test/**/*.test.ts"] },
  };
});
