import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { hashLength } from '#domain/app-build.ts';

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

function importMap(names: ReadonlyMap<string, string>): string {
  const imports = [...names].map(([name, file]) => `"/${name}":"/${file}"`);
  return `<script type="importmap">{"imports":{${imports.join()}}}</script>`;
}

/**
 * The code refers to files by names without a hash, and the page's import map has the hashed ones,
 * so that a file keeps its name when its imports change. With hashes in the code, a change of three
 * lines in one view renamed a third of all bytes. The build's `entryFileNames`, `chunkFileNames`
 * and `assetFileNames` have no hashes.
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
        // An import map must precede all module loads.
        const first = html.search(/[ \t]*<(?:script type="module"|link rel="modulepreload")/);
        if (first < 0) this.error('the page starts no module');
        page.source = `${html.slice(0, first)}${importMap(names)}\n${html.slice(first)}`;
      },
    },
  };
}
