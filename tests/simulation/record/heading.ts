import { type AnyActorRef, isMachineSnapshot, type SnapshotFrom } from 'xstate';
import { childrenOf } from '#app/store.ts';
import type { Language } from '#domain/language.ts';
import en from '#flows/home/en.ts';
import fil from '#flows/home/fil.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLayer } from '#machines/root/location.ts';
import type { Page } from '../phone/page.ts';

/** Loaded texts of a page; empty texts before they are loaded. */
type Words = { of: (key: string) => string; language: Language };

/** Home's texts. A simulated page renders nothing, so it may not have loaded them. */
const homeWords: Record<Language, { title: string; titlePlain: string }> = { en, fil };

/** A screen of a flow whose heading differs from its title by design. */
type Otherwise = {
  why: string;
  /** Heading of the screen; null if the screen is not shown. */
  heading: (snapshot: RootSnapshot, words: Words) => string | null;
};

const isMoney = (snapshot: unknown): snapshot is SnapshotFrom<typeof moneyActionMachine> =>
  isMachineSnapshot(snapshot) && snapshot.machine.id === 'moneyAction';

const otherwise: readonly Otherwise[] = [
  {
    why: 'Home welcomes the person by name.',
    heading({ children: { home } }, words) {
      if (!home) return null;
      const { name } = home.getSnapshot().context;
      const { title, titlePlain } = homeWords[words.language];
      return name === null ? titlePlain : title.replace('{{name}}', name);
    },
  },
  {
    why: 'During a money action, the heading shows its progress; the title stays the same.',
    heading({ children, context: { activeFlow } }, words) {
      const flow: AnyActorRef | undefined = children[activeFlow];
      const action = flow && childrenOf(flow).find(({ id }) => id === 'moneyAction');
      const money: unknown = action?.getSnapshot();
      const { phase } = isMoney(money) ? selectMoneyView(money) : { phase: null };
      return phase === null ? null : words.of(`${activeFlow}:money.${phase}.title`);
    },
  },
  {
    why: 'A confirmed rollover is processed on the page of its terms, with another heading.',
    heading: ({ children: { rollover } }, words) =>
      rollover?.getSnapshot().matches('processing') ? words.of('rollover:processing.title') : null,
  },
];

/**
 * Returns the heading of a page in its language: its title, unless the table has another heading.
 * Null before the first rendering, without the texts, and between two pages.
 */
export function headingOf({ app, document, location, snapshot }: Page): string | null {
  if (document.title === '' || location() === null) return null;
  const now = snapshot();
  if (selectLayer(now) !== 'flow') return document.title;
  const words: Words = {
    of: (key) => app.texts.i18n.t(key, { defaultValue: '' }),
    language: app.texts.language(),
  };
  for (const { heading } of otherwise) {
    const own = heading(now, words);
    if (own !== null) return own || null;
  }
  return document.title;
}
