import { Page } from '#components/page/page.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';

type Props = {
  title: string;
  intro: string;
  parts: readonly { title: string; text: string }[];
  back: { label: string; onBack: () => void };
};

export function TextPage({ title, intro, parts, back }: Props) {
  return (
    <Page title={title} back={back}>
      <Stack gap="loose">
        <Text tone="lead">{intro}</Text>
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            <Text>{part.text}</Text>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
