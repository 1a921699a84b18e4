import { activated, type PreparedDocument } from '#services/activation.ts';
import { askEarly } from '#services/bridge/early-question.ts';
import { type BridgeHost, findChannel } from '#services/bridge/channel.ts';
import { answeredAtOnce } from '#services/bridge/patience.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { type EarlyStorageHost, readEarly } from '#services/storage/early-read.ts';
import { userKeyOf } from '#services/user-key.ts';
import { bridgeNames } from '../bridge-names.ts';
import { chooseFirstPage, type FirstPage, namedIn } from './choose.ts';
import { announceDecision } from './decided.ts';
import { type LastDueWords, lastDuesInWords } from './last-due.ts';

/** The parts of a window that the first page needs. */
export type FirstPageHost = BridgeHost &
  EarlyStorageHost & {
    readonly location: { readonly pathname: string };
    readonly document: PreparedDocument & {
      readonly documentElement: {
        readonly style: { setProperty: (name: string, value: string) => void };
      };
    };
  };

/** A page to show; home comes with the amounts that were due last, as far as they can be said. */
export type ShownPage =
  | Exclude<FirstPage, { page: 'home' }>
  | (Extract<FirstPage, { page: 'home' }> & { dues: LastDueWords[] });

/** The amounts that are kept for a borrower; none where the phone cannot tell whose they are. */
async function keptDues(
  host: EarlyStorageHost,
  { person, language }: Extract<FirstPage, { page: 'home' }>,
): Promise<LastDueWords[]> {
  if (!person) return [];
  try {
    const kept = readEarly(host, `draft/${await userKeyOf(person.userId)}/lastKnown`);
    return lastDuesInWords(kept, language, Date.now());
  } catch {
    return [];
  }
}

/** The padding of the page's top in the reply that the shell gave at the last start, in CSS pixels. */
function topPaddingIn(packageInfo: unknown): number | null {
  if (typeof packageInfo !== 'object' || packageInfo === null) return null;
  const top = 'topPaddingHeight' in packageInfo ? packageInfo.topPaddingHeight : null;
  return typeof top === 'number' && top >= 0 ? top : null;
}

/**
 * Asks the shell who is logged in, and shows the page that follows: at once where there is no shell,
 * or where the shell said at document start whether it knows a borrower and storage knows none; else
 * with the reply, and 300 ms after the question where the shell is silent.
 *
 * A prerendered page shows what the phone keeps, and asks once a person opens it; where the reply
 * calls for another page, that one replaces it.
 *
 * @param parsed resolve once the templates of each page are in the document, login's first
 * @param show puts a page in place of the one that stands
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
  /** Shows the page for the borrower whom the shell names, unless it stands already. */
  async function showFor(named: string | null): Promise<void> {
    await parsed.login;
    const kept = {
      authInfo: readEarly(host, 'authInfo'),
      login: readEarly(host, 'draft/nobody/login'),
      pendingDeletion: readEarly(host, 'draft/nobody/pendingDeletion'),
      language: readEarly(host, 'language'),
    };
    const { pathname } = host.location;
    const page = chooseFirstPage(pathname, kept, named, hint?.language ?? null);
    const next = page.page === 'home' ? { ...page, dues: await keptDues(host, page) } : page;
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
    const asked = askEarly(host, bridgeNames);
    const answered = asked && answeredAtOnce(asked);
    const isHintEnough = hint !== null && readEarly(host, 'authInfo') === null;
    await showFor(isHintEnough ? hinted : namedIn(await answered));
    // The app takes a shell for silent from then on.
    await answered;
  }
  // The question goes out first: the shell answers while the rest of the page is parsed.
  const decided = decide();
  announceDecision(host, decided);
  if (findChannel(host, bridgeNames.channel)) {
    // The native bar names the app and the page, as `identity.ts` says later.
    const { style } = host.document.documentElement;
    style.setProperty('--brand', 'none');
    style.setProperty('--bare-header', '0px');
    style.setProperty('--titled', 'absolute');
    const top = hint?.topPaddingHeight ?? topPaddingIn(readEarly(host, 'packageInfo'));
    if (top !== null) style.setProperty('--top-padding', `${top}px`);
  }
  await decided;
}
