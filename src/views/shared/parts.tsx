import { Section } from '#components/page/section.tsx';
import { Text } from '#components/lists/text.tsx';

type Props = { parts: readonly { title: string; text: string }[] };

/** A section for each part of a text. */
export function Parts({ parts }: Props) {
  return parts.map(({ title, text }) => (
    <Section key={title} title={title}>
      <Text>{text}</Text>
    </Section>
  ));
}
