import { useRef } from 'react';
import { CopyButton } from '../buttons/copy-button.tsx';
import { FigureList, FigureRow } from './figure-row.tsx';
import { Stack } from '../page/stack.tsx';

interface FactsProps {
  readonly facts: readonly { label: string; value: string }[];
  readonly copyLabel: string;
  readonly copiedText: string;
  readonly failedText: string;
}

export function Facts({ facts, ...copy }: FactsProps) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <div ref={shown}>
        <FigureList>
          {facts.map(({ label, value }) => (
            <FigureRow key={label} label={label} value={value} words />
          ))}
        </FigureList>
      </div>
      <CopyButton
        label={copy.copyLabel}
        text={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        copiedText={copy.copiedText}
        failedText={copy.failedText}
        shown={shown}
      />
    </Stack>
  );
}
