import { calendar } from '#components/scenes/calendar.tsx';
import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';
import { Freeze } from './freeze.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

/** `/borrow/reject_details`: the guide to applying again. */
export function RejectDetailsScreen(props: ProgressProps) {
  const { view, send } = props;
  return (
    <ProgressPage {...props} scene={calendar} help={view.guideFailed}>
      <Freeze view={view} send={send} />
      {view.rejection?.guide.map(({ title, text }) => (
        <Section key={title} title={title}>
          <Text>{text}</Text>
        </Section>
      ))}
    </ProgressPage>
  );
}
