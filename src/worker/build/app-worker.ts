import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from '#app/build/bundle-script.ts';
import { type AppBuild, hashLength } from '#domain/app-build.ts';
import { pageGroups } from './page-groups.ts';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));

function buildTime(): string {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  const time = seconds === undefined ? new Date() : new Date(Number(seconds) * 1_000);
  return time.toISOString().replace(/\.\d+/, '');
}

/**
 * Creates `sw.js`, the file with the content that loads after the start, and `app-config.json`,
 * which a host may edit. `stableNames` has already named the files.
 */
export function appWorker(): Plugin {
  return {
    name: 'hiram:app-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build makes no page');
        const html = page.source.toString();
        const time = buildTime();
        page.source = html.replace('<html ', `<html data-build="${time}" `);

        const later: Record<string, string> = {};
        for (const file of Object.values(bundle)) {
          const path = `/${file.fileName}`;
          const isAtStart = html.includes(`="${path}"`);
          if (file.type !== 'asset' || !path.startsWith('/assets/') || isAtStart) continue;
          later[path] = file.source.toString();
        }
        if (Object.keys(later).length === 0) this.error('nothing comes after the start');
        const source = JSON.stringify(later);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, hashLength);
        const fileName = `assets/later-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        const made: AppBuild = { time, later: `/${fileName}`, groups: pageGroups };
        const worker = await bundleScript(entry, { BUILD: JSON.stringify(made) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
        const config = JSON.stringify({ worker: true, minimumBuild: null });
        this.emitFile({ type: 'asset', fileName: 'app-config.json', source: `${config}\n` });
      },
    },
  };
}
