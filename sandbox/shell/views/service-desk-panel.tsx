import { useSelector } from '@xstate/react';
import type { Ledger } from '../control/schemas.ts';
import type { Drafts } from '../devtools/control-panel.machine.ts';
import type { Parts } from '../parts.ts';
import { useForm } from './use-form.ts';
import { Button, Panel, Problem, Row, Select, Soft, TextInput } from '#visualizations/kit/kit.tsx';

type Ticket = Ledger['tickets'][number];

const preparedReplies = [
  'Please send us a picture of your receipt.',
  'We found your payment. It is posted to your loan.',
  'We looked into it. Nothing is wrong with your loan.',
  'Thank you for telling us. It is put right.',
];
const wordOptions = [
  { value: '', label: 'typed' },
  ...preparedReplies.map((words) => ({ value: words, label: words })),
];

const labelOf = ({ ticketNumber, type }: Ticket) => `${ticketNumber}, ${type}`;
const said = ({ newest: { from, text } }: Ticket) =>
  `${from === 'service' ? 'Answered' : 'The borrower says'}: ${text || 'a picture'}`;

export function ServiceDeskPanel({ parts: { controlPanel, ledger } }: { parts: Parts }) {
  const { draft, problem, open } = useForm(controlPanel, 'reply');
  const tickets = useSelector(ledger, (snapshot) => snapshot.context.ledger?.tickets ?? null);
  const waiting = tickets?.filter(({ resolved }) => !resolved) ?? [];
  const [newest] = waiting;
  const chosen = waiting.find(({ ticketId }) => ticketId === draft.ticketId) ?? newest;
  const text = draft.text.trim();
  const canAnswer = open && text !== '';
  const change = (part: Partial<Drafts['reply']>) =>
    controlPanel.send({ type: 'draft.changed', drafts: { reply: { ...draft, ...part } } });
  const answer = ({ ticketId }: Ticket, resolve: boolean) =>
    controlPanel.send({
      type: 'command.given',
      command: { kind: 'reply', ticketId, text, resolve },
    });
  return (
    <Panel title="Customer service">
      {chosen ? (
        <>
          <Select
            label="Ticket"
            value={chosen.ticketId}
            options={waiting.map((one) => ({ value: one.ticketId, label: labelOf(one) }))}
            onChange={(ticketId) => change({ ticketId })}
          />
          <Soft>{said(chosen)}</Soft>
          <Select
            label="Words"
            value={preparedReplies.find((words) => words === draft.text) ?? ''}
            options={wordOptions}
            onChange={(words) => change({ text: words })}
          />
          <TextInput
            label="Reply"
            value={draft.text}
            onChange={(typed) => change({ text: typed })}
          />
          <Row>
            <Button disabled={!canAnswer} onPress={() => answer(chosen, false)}>
              Send reply
            </Button>
            <Button disabled={!canAnswer} onPress={() => answer(chosen, true)}>
              Reply and resolve
            </Button>
          </Row>
        </>
      ) : (
        <Soft>
          No ticket is open. The borrower opens one in the app’s customer centre; the scenario
          unread starts with one.
        </Soft>
      )}
      <Problem text={problem} />
    </Panel>
  );
}
