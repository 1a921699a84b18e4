import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { hashLength } from '#domain/app-build.ts';

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

/** The page's map from the names that code knows to the names that files have. */
function importMap(names: ReadonlyMap<string, string>): string {
  const imports = [...names].map(([name, file]) => `"/${name}":"/${file}"`);
  return `<script type="importmap">{"imports":{${imports.join()}}}</script>`;
}

/**
 * Code knows files by names without a hash, and the page says in its import map what each is called:
 * a file whose content stays keeps its name, whatever changes in those that it imports. With hashes
 * in the code itself, a change of three lines in one view renamed a third of all bytes.
 *
 * The build's `entryFileNames`, `chunkFileNames` and `assetFileNames` are without hashes.
 */
export function stableNames(): Plugin {
  return {
    name: 'hiram:stable-names',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          const { fileName: name } = file;
          if (!name.startsWith('assets/')) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          const fileName = name.replace(/\.\w+$/, (end) => `-${hashOf(source)}${end}`);
          names.set(name, fileName);
          delete bundle[name];
          this.emitFile({ type: 'asset', fileName, source });
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build makes no page');
        const html = page.source
          .toString()
          .replace(/(?<=(?:src|href)="\/)assets\/[^"]+/g, (name) => names.get(name) ?? name);
        // Before whatever loads a module, or it does not hold for it.
        const first = html.search(/[ \t]*<(?:script type="module"|link rel="modulepreload")/);
        if (first < 0) this.error('the page starts no module');
        page.source = `${html.slice(0, first)}${importMap(names)}\n${html.slice(first)}`;
      },
    },
  };
}
