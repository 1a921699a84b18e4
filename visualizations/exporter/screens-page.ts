import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import {
  languages,
  pictureOf,
  type ScreenList,
  type ScreenOfSample,
  type ScreenOfState,
} from '#visualizations/screens/list.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { stepText } from '#visualizations/wording/story.ts';
import { wordsOf } from '#machines/description/words.ts';
import { code, markdown, table, trailOf } from './markdown.ts';

const named = { en: 'English', fil: 'Filipino' } as const;

const absences = {
  over: 'The flow is over: the next one shows its screen.',
  unchanged: 'No screen of its own: the last one stays.',
  passing: 'Decided at once: nobody sees it.',
} as const;

type Pictured = Exclude<ScreenOfState, { absent: unknown }> | ScreenOfSample;

function picturesOf(description: MachineDescription, screen: Pictured, title: string): string[] {
  const { start, steps } = screen.path;
  const story = [
    `It starts with “${wordsOf(start)}”`,
    ...steps.map((step) => stepText(description, step)),
  ];
  const pictures = languages.map(
    (language) => `![${title}, ${named[language]}](screens/${pictureOf(screen, language)})`,
  );
  return [
    `${markdown(story.join('. '))}.`,
    '',
    ...table(
      languages.map((language) => named[language]),
      [pictures],
    ),
  ];
}

function shownIn(
  description: MachineDescription,
  screen: ScreenOfState,
  samples: readonly ScreenOfSample[],
  title: string,
): string[] {
  const usual =
    'path' in screen ? picturesOf(description, screen, title) : [absences[screen.absent], ''];
  const others = samples.flatMap((sample) => [
    `### ${markdown(sample.purpose)}`,
    '',
    ...picturesOf(description, sample, `${title}: ${markdown(sample.purpose)}`),
  ]);
  return [...usual, ...others];
}

export function screensPage(description: MachineDescription, { states, samples }: ScreenList) {
  const all = statesIn(description);
  const machine = markdown(stateText(description.root, 'plain'));
  const sections = states.flatMap((screen) => {
    const title = trailOf(all, screen.state);
    const here = samples.filter(({ state }) => state === screen.state);
    return [
      `## ${title}`,
      '',
      code(screen.state),
      '',
      ...shownIn(description, screen, here, title),
    ];
  });
  const lines = [
    `# ${machine}: screens`,
    '',
    'The real screen in every state of [the diagram](README.md), on a small phone, after the ' +
      'shortest way there; below it, other samples of the same state. Child machines are in their first state.',
    '',
    ...sections,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
