import type { Plan } from '#machines/walk/plan.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { purposesOf, takenBy } from '#visualizations/wording/purpose.ts';
import { storyOf } from '#visualizations/wording/story.ts';
import { markdown } from './markdown.ts';

export function pathsPage(description: MachineDescription, plan: Plan): string {
  const title = markdown(stateText(description.root, 'plain'));
  const purposes = purposesOf(description, plan.paths.map(takenBy));
  const stories = plan.paths.flatMap((path, index) => {
    const sentences = storyOf(description, path);
    return [
      `## ${markdown(purposes[index] ?? '')}`,
      '',
      ...sentences.map((sentence, number) => `${number + 1}. ${markdown(sentence)}`),
      '',
    ];
  });
  const lines = [
    `# ${title}: tested paths`,
    '',
    'The name of each path lists the transitions that no earlier path takes. Together the paths take every transition of [the diagram](README.md); the tests walk each of them.',
    '',
    ...stories,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
