import { join } from 'node:path';
import { useRef } from 'react';
import { AccountNumber } from '#components/money/account-number.tsx';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { Checkbox } from '#components/fields/checkbox.tsx';
import { Comparison } from '#components/money/comparison.tsx';
import { CopyButton } from '#components/buttons/copy-button.tsx';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { DayStrip } from '#components/money/day-strip.tsx';
import { Details } from '#components/page/details.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { EntryList } from '#components/lists/entry-list.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Facts } from '#components/money/facts.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { backIcon } from '#components/icons/back.ts';
import { checkIcon } from '#components/icons/check.ts';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Loading } from '#components/page/loading.tsx';
import { MessageList } from '#components/lists/message-list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { NumberedSteps } from '#components/lists/numbered-steps.tsx';
import { OptionTable } from '#components/money/option-table.tsx';
import { Page } from '#components/page/page.tsx';
import { ProportionBar } from '#components/money/proportion-bar.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Ring } from '#components/money/ring.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Section } from '#components/page/section.tsx';
import { ShareBar } from '#components/buttons/share-bar.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Row, Stack } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Steps } from '#components/lists/steps.tsx';
import { Text } from '#components/lists/text.tsx';
import { Timeline } from '#components/money/timeline.tsx';
import { ToastRegion } from '#components/overlays/toast-region.tsx';
import type { Draw } from './outline-with-effects.tsx';

export const kitFile = join(import.meta.dirname, 'kit.txt');

const tones = ['neutral', 'info', 'success', 'warn', 'danger'] as const;

function Copied({ disabled }: { readonly disabled: boolean }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={shown}>0917</p>
      <CopyButton
        label="Copy"
        text="0917"
        copiedText="Copied"
        failedText="Copy it by hand"
        shown={shown}
        disabled={disabled}
      />
    </>
  );
}

/** More variants and edge cases than screens show. */
export const kitSamples: Readonly<Record<string, Draw>> = {
  buttons: (tell) => (
    <>
      <Button onPress={() => tell('pressed')}>Plain</Button>
      <Button
        kind="danger"
        type="submit"
        form="other"
        icon={checkIcon}
        onPress={() => tell('sent')}
      >
        Sends
      </Button>
      <Button busy busyLabel="Sending" icon={checkIcon} onPress={() => tell('busy')}>
        Send
      </Button>
      <Button busy onPress={() => tell('busy')}>
        Send
      </Button>
      <Button disabled reason="Not yet." busyLabel="Sending" onPress={() => tell('disabled')}>
        Later
      </Button>
      <IconButton icon={backIcon} label="Back" onPress={() => tell('back')} />
      <IconButton
        icon={backIcon}
        label="Back too"
        text="B"
        kind="outlined"
        onPress={() => tell('b')}
      />
      <IconButton icon={backIcon} label="Off" disabled onPress={() => tell('off')} />
      <LinkButton onPress={() => tell('a button')}>Button</LinkButton>
      <LinkButton href="/in" icon={checkIcon} onPress={() => tell('inside')}>
        Inside
      </LinkButton>
      <LinkButton href="https://out.test" external>
        Outside
      </LinkButton>
      <Copied disabled={false} />
      <Copied disabled />
    </>
  ),
  rows: (tell) => (
    <List label="Rows">
      <ListItem label="Says" />
      <ListItem label="Off" disabled onPress={() => tell('off')} />
      <ListItem label="Chosen" selected onPress={() => tell('chosen')} />
      <ListItem label="Not chosen" selected={false} onPress={() => tell('not chosen')} />
      <ListItem label="Leads" icon={checkIcon} value="₱1" detail="More" href="/in" />
      <ListItem label="Outside" href="https://out.test" external onPress={() => tell('out')} />
    </List>
  ),
  'option tables': (tell) => (
    <OptionTable
      label="Options"
      options={[
        {
          id: 'open',
          name: 'Open',
          figures: [
            { label: 'Fee', value: '₱5' },
            { label: 'Posted', value: 'Within 1 hour' },
          ],
          note: 'What it means.',
          onPress: () => tell('open'),
        },
        { id: 'busy', name: 'Busy', figures: [], busy: true, onPress: () => tell('busy') },
        {
          id: 'closed',
          name: 'Closed',
          figures: [],
          note: 'Until Nov 1.',
          closed: true,
          disabled: true,
          onPress: () => tell('closed'),
        },
      ]}
    />
  ),
  coupons: (tell) => (
    <>
      <CouponCard title="Told" value="10 %" />
      <CouponCard title="To take" value="₱50" onPress={() => tell('taken')} />
      <CouponCard
        title="Taken"
        value="₱50"
        selected
        detail="Once"
        onPress={() => tell('given back')}
      />
      <CouponCard
        title="Late"
        value="₱5"
        expiry="Nov 1"
        reason="Late."
        disabled
        onPress={() => tell('late')}
      />
    </>
  ),
  pages: (tell) => (
    <Page
      title="Title"
      subtitle="Below it"
      back={{ label: 'Back', onBack: () => tell('back') }}
      action={<IconButton icon={checkIcon} label="Act" onPress={() => tell('act')} />}
      notice={<Notice tone="warn">Notice</Notice>}
      hero="Hero"
      footer={<Button>Go</Button>}
      tone="sea"
      busy
    >
      <Section title="Part" action={<LinkButton>More</LinkButton>}>
        <Card tone="mango">Card</Card>
      </Section>
      <Section title="Nameless" hideTitle>
        <Stack gap="tight" align="center">
          <Row>one</Row>
          <Row justify="between">two</Row>
        </Stack>
      </Section>
    </Page>
  ),
  'a bare page': () => (
    <Page title="Title">
      <Text>Plain</Text>
      <Text tone="lead" align="center" id="lead">
        Lead
      </Text>
    </Page>
  ),
  notices: () => (
    <>
      {(['info', 'warn', 'danger', 'offline', 'success'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone}
        </Notice>
      ))}
      <Notice tone="danger" live={false} title="Title" action={<Button>Act</Button>}>
        From the start
      </Notice>
      {tones.map((tone) => (
        <StatusChip key={tone} tone={tone} label={tone} />
      ))}
      <StatusChip tone="info" label="Its own sign" icon={checkIcon} />
    </>
  ),
  states: () => (
    <>
      <EmptyState title="Nothing" />
      <EmptyState title="Nothing" text="Yet" scene={lantern} actions={<Button>Begin</Button>} />
      <ErrorState title="Failed" actions={<Button>Again</Button>} />
      <ErrorState
        title="Failed"
        text="Why"
        detail="E1"
        scene={lantern}
        actions={<Button>Again</Button>}
      />
      <Loading label="Loading" />
      <Loading label="Loading unseen" variant={3} hideLabel style={{ opacity: 0.5 }} />
      {(['plain', 'success', 'danger'] as const).map((tone) => (
        <ToastRegion key={tone} toast={{ id: tone, text: tone, tone }} />
      ))}
    </>
  ),
  money: () => (
    <>
      <Amount value="₱1,000.50" />
      <Receipt
        label="Receipt"
        heading="Heading"
        parts={[
          { id: 'a', rows: [{ label: 'Fee', value: '₱1' }], sum: { label: 'Sum', value: '₱1' } },
          { id: 'b', rows: [{ label: 'Tax', value: '-₱2', tone: 'minus' }] },
        ]}
        rows={[{ label: 'Row', value: 'words', hint: 'Hint', tone: 'words' }]}
        total={{ label: 'Total', value: '₱3', tone: 'strong' }}
        note="Note"
      />
      <Receipt label="Short" rows={[{ label: 'Row', value: '₱4' }]} />
      <FigureList label="Figures">
        <FigureRow label="Plain" value="₱5" />
        <FigureRow label="Strong" value="₱6" strong hint="Hint" />
      </FigureList>
      <Facts
        facts={[
          { label: 'Number', value: '1' },
          { label: 'Name', value: 'Maria' },
        ]}
        copyLabel="Copy all"
        copiedText="Copied"
        failedText="Copy it by hand"
      />
      <AccountNumber
        label="Number"
        digits="71101234123"
        copyable
        copyLabel="Copy"
        copiedText="Copied"
        failedText="Copy it by hand"
      />
      <Comparison
        label="Compared"
        beforeName="Now"
        afterName="Then"
        rows={[
          { id: '1', title: 'First', before: ['₱1', '₱2'], after: ['₱3'], notes: ['Note', 'More'] },
          { id: '2', title: 'Gone', before: ['₱1'], after: [], notes: [] },
        ]}
      />
      <EntryList
        label="Account"
        entries={[
          {
            id: '1',
            date: 'Nov 1',
            title: 'Lent',
            detail: 'Out',
            amount: '+₱5',
            balance: '₱5 left',
          },
          { id: '2', date: 'Nov 2', title: 'Paid', amount: '-₱5', balance: 'nothing left' },
        ]}
      />
    </>
  ),
  charts: () => (
    <>
      {[-1, 0, 3_000, 12_000, 13_000].map((available) => (
        <Ring key={available} available={available} total={12_000} label={`${available}`}>
          ₱
        </Ring>
      ))}
      <Ring available={1} total={0} label="nothing">
        ₱
      </Ring>
      {[-1, 0, 1, 4, 5].map((part) => (
        <ShareBar key={part} part={part} total={4} label={`${part} of 4`} />
      ))}
      <ShareBar part={1} total={0} label="1 of 0" />
      {(
        [
          [30, 30],
          [30, 12],
          [30, 0],
          [31, 1],
          [32, 16],
          [90, 45],
          [30, 40],
          [30, -3],
          [0, 0],
        ] as const
      ).map(([total, left]) => (
        <DayStrip
          key={`${total} ${left}`}
          total={total}
          left={left}
          label={`${left} of ${total} days left`}
          startLabel="Nov 1"
          endLabel="Dec 1"
          overdue={left < 0}
        />
      ))}
      <ProportionBar
        label="Proportions"
        parts={[
          { id: 'r', label: 'You receive', value: 4_700, display: '₱4,700', tone: 'received' },
          { id: 'c', label: 'Interest', value: 300, display: '₱300', tone: 'cost' },
          { id: 'f', label: 'Fee', value: 0, display: '₱0', tone: 'fee' },
        ]}
        total={{ label: 'You repay', display: '₱5,000', note: 'on Dec 1' }}
      />
    </>
  ),
  courses: () => (
    <>
      <Steps
        label="Steps"
        stateLabels={{ done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }}
        steps={[
          { id: '1', label: 'First', state: 'done', time: 'Nov 1' },
          { id: '2', label: 'Second', state: 'current', detail: 'Soon' },
          { id: '3', label: 'Third', state: 'upcoming' },
          { id: '4', label: 'Fourth', state: 'failed' },
        ]}
      />
      <Timeline
        label="Instalments"
        items={[
          { id: '1', title: '1st', date: 'Nov 1', amount: '₱1', settled: true, detail: 'Paid' },
          {
            id: '2',
            title: '2nd',
            date: 'Dec 1',
            amount: '₱2',
            current: true,
            status: { tone: 'warn', label: 'Due' },
          },
          { id: '3', title: '3rd', date: 'Jan 1', amount: '₱3' },
        ]}
      />
      <NumberedSteps label="How" steps={[{ title: 'One', text: 'Do it' }]} />
      <MessageList
        label="Messages"
        messages={[
          { id: '1', own: true, by: 'You', text: 'Look', images: [] },
          {
            id: '2',
            own: false,
            by: 'We',
            text: '',
            images: [{ url: 'https://a.test/1.png', alt: 'A slip' }],
          },
        ]}
      >
        <p>Not sent</p>
      </MessageList>
    </>
  ),
  dialog: (tell) => (
    <Dialog
      open
      alert
      title="Sure?"
      scene={lantern}
      onClose={() => tell('closed')}
      actions={<Button onPress={() => tell('sure')}>Sure</Button>}
    >
      <Checkbox checked={false} onChange={(checked) => tell(`ticked ${checked}`)} disabled>
        Tick
      </Checkbox>
    </Dialog>
  ),
  sheet: (tell) => (
    <Sheet
      open
      title="Sheet"
      closeLabel="Close"
      onClose={() => tell('closed')}
      footer={<Button onPress={() => tell('done')}>Done</Button>}
    >
      <Details summary="More">Inside</Details>
    </Sheet>
  ),
};
