import { askEarly } from '#services/bridge/early-question.ts';
import { type BridgeHost, findChannel } from '#services/bridge/channel.ts';
import { answeredAtOnce } from '#services/bridge/patience.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { type EarlyStorageHost, readEarly } from '#services/storage/early-read.ts';
import { bridgeNames } from '../bridge-names.ts';
import { chooseFirstPage, type FirstPage, type Named, namedIn } from './choose.ts';
import { announceDecision } from './decided.ts';

/** The parts of a window that the first page needs. */
export type FirstPageHost = BridgeHost &
  EarlyStorageHost & {
    readonly location: { readonly pathname: string };
    readonly document: {
      readonly documentElement: {
        readonly style: { setProperty: (name: string, value: string) => void };
      };
    };
  };

/**
 * Asks the shell who is logged in, and shows the page that follows: at once where the shell said so
 * at document start or there is no shell, else with its reply, and 300 ms after the question where
 * the shell is silent.
 *
 * @param parsed resolves once the page's markup is there
 * @param show puts a page in place of the neutral one
 */
export async function openFirstPage(
  host: FirstPageHost,
  parsed: Promise<void>,
  show: (page: FirstPage) => void,
): Promise<void> {
  const asked = askEarly(host, bridgeNames);
  const hint = readStartHint(host, bridgeNames.start);
  if (findChannel(host, bridgeNames.channel)) {
    // The native bar names the app, as `identity.ts` says later.
    const { style } = host.document.documentElement;
    style.setProperty('--brand', 'none');
    style.setProperty('--bare-header', '0px');
  }
  const answered = asked && answeredAtOnce(asked);
  const choose = (named: Named) => {
    const kept = {
      authInfo: readEarly(host, 'authInfo'),
      login: readEarly(host, 'draft/nobody/login'),
      pendingDeletion: readEarly(host, 'draft/nobody/pendingDeletion'),
      language: readEarly(host, 'language'),
    };
    show(chooseFirstPage(host.location.pathname, kept, named, hint?.language ?? null));
  };
  if (hint || answered === null) {
    await parsed;
    choose(hint?.loggedIn ? 'somebody' : 'nobody');
    return;
  }
  const decide = async () => {
    const reply = await answered;
    await parsed;
    choose(namedIn(reply));
  };
  const decided = decide();
  announceDecision(host, decided);
  await decided;
}
