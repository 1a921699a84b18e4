import type { Plan } from '#machines/walk/plan.ts';
import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import {
  languages,
  pictureOf,
  type ScreenList,
  type ScreenOfSituation,
  type ScreenOfState,
} from '#visualizations/screens/list.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { purposesOf, stepText, storyOf } from '#visualizations/wording/story.ts';
import { wordsOf } from '#machines/description/words.ts';
import { code, markdown, markdownPage, table, trailOf } from './markdown.ts';

const named = { en: 'English', fil: 'Filipino' } as const;

const absences = {
  over: 'The flow is over: the next one shows its screen.',
  unchanged: 'No screen of its own: the last one stays.',
  transient: 'Decided at once: nobody sees it.',
} as const;

type Pictured = Exclude<ScreenOfState, { absent: unknown }> | ScreenOfSituation;

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

export function screensPage(description: MachineDescription, { states, situations }: ScreenList) {
  const all = statesIn(description);
  const machine = markdown(stateText(description.root, 'plain'));
  const sections = states.flatMap((screen) => {
    const title = trailOf(all, screen.state);
    const here = situations.filter(({ state }) => state === screen.state);
    return [
      `## ${title}`,
      '',
      code(screen.state),
      '',
      ...('path' in screen
        ? picturesOf(description, screen, title)
        : [absences[screen.absent], '']),
      ...here.flatMap((situation) => [
        `### ${markdown(situation.purpose)}`,
        '',
        ...picturesOf(description, situation, `${title}: ${markdown(situation.purpose)}`),
      ]),
    ];
  });
  return markdownPage([
    `# ${machine}: screens`,
    '',
    'The real screen in every state of [the diagram](README.md), on a small phone, after the ' +
      'shortest way there; below it, other situations of the same state. Child machines are in their first state.',
    '',
    ...sections,
  ]);
}

export function pathsPage(description: MachineDescription, { paths }: Plan): string {
  const purposes = purposesOf(description, paths);
  return markdownPage([
    `# ${markdown(stateText(description.root, 'plain'))}: tested paths`,
    '',
    'The name of each path lists the transitions that no earlier path takes. Together the paths take every transition of [the diagram](README.md); the tests walk each of them.',
    '',
    ...paths.flatMap((path, index) => [
      `## ${markdown(purposes[index] ?? '')}`,
      '',
      ...storyOf(description, path).map((one, number) => `${number + 1}. ${markdown(one)}`),
      '',
    ]),
  ]);
}
