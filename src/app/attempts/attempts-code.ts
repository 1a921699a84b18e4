import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode } from '../loading/lazy-code.ts';
import type { AttemptServices } from './provider.ts';

export type AttemptsCode = LazyCode<Runs<typeof attemptsMachine>>;

export const lazyAttempts = createLazyCode(() => import('./chunk.ts'));

export const attemptTexts = ['attempts'] as const satisfies readonly PageNamespace[];

export const createAttemptsCode = (
  services: Omit<AttemptServices, 'journal'>,
  journal: LazyCode<AttemptServices['journal']>,
  texts: Pick<AppTexts, 'need'>,
): AttemptsCode =>
  createLazyCode(async () => {
    const [{ provideAttempts }, there] = await Promise.all([
      lazyAttempts.load(),
      journal.load(),
      texts.need(attemptTexts),
    ]);
    return provideAttempts({ ...services, journal: there });
  });
