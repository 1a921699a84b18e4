import { activated, type PreparedDocument } from '#services/activation.ts';
import { askEarly } from '#services/bridge/early-question.ts';
import { type BridgeHost, findChannel } from '#services/bridge/channel.ts';
import { replyWithinTimeout } from '#services/bridge/reply-timeout.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { type EarlyStorageHost, readEarly } from '#services/storage/early-read.ts';
import { userKeyOf } from '#services/user-key.ts';
import { bridgeNames } from '../bridge-names.ts';
import { chooseFirstPage, type FirstPage, namedIn } from './choose.ts';
import { announceDecision } from './decision.ts';
import { type LastDueWords, lastDuesInWords } from './last-due.ts';

export type FirstPageHost = BridgeHost &
  EarlyStorageHost & {
    readonly location: { readonly pathname: string };
    readonly document: PreparedDocument & {
      readonly documentElement: {
        readonly style: { setProperty: (name: string, value: string) => void };
      };
    };
  };

export type ShownPage =
  | Exclude<FirstPage, { page: 'home' }>
  | (Extract<FirstPage, { page: 'home' }> & { dues: LastDueWords[] });

async function storedDues(
  host: EarlyStorageHost,
  { person, language }: Extract<FirstPage, { page: 'home' }>,
): Promise<LastDueWords[]> {
  if (!person) return [];
  try {
    const record = readEarly(host, `draft/${await userKeyOf(person.userId)}/lastKnown`);
    return lastDuesInWords(record, language, Date.now());
  } catch {
    return [];
  }
}

function topPaddingIn(packageInfo: unknown): number | null {
  if (typeof packageInfo !== 'object' || packageInfo === null) return null;
  const top = 'topPaddingHeight' in packageInfo ? packageInfo.topPaddingHeight : null;
  return typeof top === 'number' && top >= 0 ? top : null;
}

/**
 * Shows the first page, after at most 300 ms of waiting for the shell's reply. The page of a
 * prerendered document is decided again at its activation.
 *
 * @param parsed resolve once the templates of each page are in the document, login's first
 */
export async function openFirstPage(
  host: FirstPageHost,
  parsed: Readonly<Record<'login' | 'home', Promise<void>>>,
  show: (page: ShownPage) => void,
): Promise<void> {
  const opened = activated(host.document);
  const hint = readStartHint(host, bridgeNames.start);
  const hinted = hint?.loggedIn ? 'somebody' : null;
  let shown = '';
  async function showFor(named: string | null): Promise<void> {
    await parsed.login;
    const stored = {
      authInfo: readEarly(host, 'authInfo'),
      login: readEarly(host, 'draft/nobody/login'),
      pendingDeletion: readEarly(host, 'draft/nobody/pendingDeletion'),
      language: readEarly(host, 'language'),
    };
    const { pathname } = host.location;
    const page = chooseFirstPage(pathname, stored, named, hint?.language ?? null);
    const next = page.page === 'home' ? { ...page, dues: await storedDues(host, page) } : page;
    if (next.page === 'home') await parsed.home;
    const text = JSON.stringify(next);
    if (text !== shown) show(next);
    shown = text;
  }
  async function decide(): Promise<void> {
    if (opened) {
      await showFor(hinted);
      await opened;
    }
    const question = askEarly(host, bridgeNames);
    const answered = question && replyWithinTimeout(question);
    const isHintEnough = hint !== null && readEarly(host, 'authInfo') === null;
    await showFor(isHintEnough ? hinted : namedIn(await answered));
    // After these 300 ms at most, the app treats the shell as silent.
    await answered;
  }
  // The question is sent first, so that the shell answers while the rest of the page is parsed.
  const decided = decide();
  announceDecision(host, decided);
  if (findChannel(host, bridgeNames.channel)) {
    // The native bar shows the app's name and the page's title; `identity.ts` sets the same
    // properties later.
    const { style } = host.document.documentElement;
    style.setProperty('--brand', 'none');
    style.setProperty('--bare-header', '0px');
    style.setProperty('--titled', 'absolute');
    const top = hint?.topPaddingHeight ?? topPaddingIn(readEarly(host, 'packageInfo'));
    if (top !== null) style.setProperty('--top-padding', `${top}px`);
  }
  await decided;
}
