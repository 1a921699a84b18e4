import type { AppBuild } from '#domain/app-build.ts';
import { serveBuild } from './serve-build.ts';

/** Set by the build (`build/app-worker.ts`). */
declare const BUILD: AppBuild;

// oxlint-disable-next-line eslint/no-restricted-globals -- a worker's own world
serveBuild(self, BUILD);
