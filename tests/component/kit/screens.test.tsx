import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { AccountNumber } from '#components/money/account-number.tsx';
import { CouponCard } from '#components/money/coupon-card.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Loading } from '#components/page/loading.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { PageTitle } from '#components/page/page-title.ts';
import { ProportionBar } from '#components/money/proportion-bar.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Ring } from '#components/money/ring.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Steps } from '#components/lists/steps.tsx';
import { Tabs } from '#components/buttons/tabs.tsx';
import { Timeline } from '#components/money/timeline.tsx';
import { Controlled } from './controlled.tsx';

const account = {
  label: 'Account number',
  digits: '7110123412341234',
  copyLabel: 'Copy',
  copiedText: 'Copied',
  failedText: 'Copy Failed',
};

describe('Page', () => {
  it('has a header, one title that receives the focus, a main area and a back button', async () => {
    const onBack = vi.fn<() => void>();
    render(
      <Page
        title="Check your loan"
        back={{ label: 'Back', onBack }}
        footer={<Button>Borrow</Button>}
        busy
      >
        Body
      </Page>,
    );
    expect(screen.getByRole('banner')).toHaveTextContent('Hiram');
    expect(screen.getByRole('heading', { level: 1, name: 'Check your loan' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each([
    ['Loan', 'Loan', true],
    ['Check your loan', 'Loan', false],
    ['A title that a narrow bar would cut', 'A title that a narrow bar would cut', false],
  ])(
    'hides a heading that a native bar shows, except for screen readers: %s',
    (title, inBar, repeats) => {
      render(
        <PageTitle value={inBar}>
          <Page title={title}>Body</Page>
        </PageTitle>,
      );
      const heading = screen.getByRole('heading', { level: 1, name: title });
      expect(heading.classList.contains('app-titled')).toBe(repeats);
    },
  );
});

describe('Button', () => {
  it('states why it is disabled, keeps the focus and ignores presses', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <Button disabled reason="Tick the agreement first." onPress={onPress}>
        Borrow
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Borrow' });
    expect(button).toHaveAccessibleDescription('Tick the agreement first.');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('submits nothing while it is busy', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form id="loan" onSubmit={onSubmit}>
        <Button type="submit" busy>
          Borrow
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Borrow' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('an app link sends its press and does not navigate', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <LinkButton href="/privacy" onPress={onPress}>
        Privacy
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Privacy' });
    expect(link).toHaveAttribute('href', '/privacy');
    await userEvent.click(link);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('a row is a link, a button or plain text', () => {
    render(
      <List label="Loans">
        <ListItem label="First" href="/a" />
        <ListItem label="Second" detail="Due Dec 20" onPress={vi.fn<() => void>()} />
        <ListItem label="Third" value="₱3.00" />
      </List>,
    );
    const rows = within(screen.getByRole('list', { name: 'Loans' }));
    expect(rows.getByRole('link', { name: 'First' })).toBeInTheDocument();
    expect(rows.getByRole('button', { name: /Second/ })).toBeInTheDocument();
    expect(rows.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('Tabs', () => {
  it('have one tab stop, and arrows, Home and End choose a tab', async () => {
    const tabs = ['sms', 'password', 'help'].map((id) => ({ id, label: id }));
    render(
      <Controlled initial="sms">
        {(selected, onSelect) => (
          <Tabs label="Way in" tabs={tabs} selected={selected} onSelect={onSelect}>
            {`panel of ${selected}`}
          </Tabs>
        )}
      </Controlled>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'sms', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'password', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'password' })).toHaveTextContent(
      'panel of password',
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'sms', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tab', { name: 'sms', selected: true })).toHaveFocus();
  });
});

describe('money', () => {
  it('Amount is one piece of text', () => {
    render(<Amount value="₱4,740.00" label="You receive" />);
    expect(screen.getByText('₱4,740.00')).toBeInTheDocument();
  });

  it('Receipt pairs labels with figures, with the total last', () => {
    render(
      <Receipt
        label="Loan breakdown"
        rows={[
          { label: 'Loan amount', value: '₱5,000.00' },
          { label: 'Processing fee', value: '−₱260.00', hint: 'Once' },
        ]}
        total={{ label: 'You repay', value: '₱5,300.00' }}
      />,
    );
    const receipt = screen.getByRole('figure', { name: 'Loan breakdown' });
    const figures = within(receipt).getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '₱5,000.00',
      '−₱260.00',
      '₱5,300.00',
    ]);
  });

  it('charts have a text alternative', () => {
    render(
      <>
        <Ring available={12_000} total={15_000} label="₱12,000 of ₱15,000 available">
          ₱12,000
        </Ring>
        <ProportionBar
          label="Of what you repay"
          parts={[{ id: 'i', label: 'Interest', value: 300, display: '₱300.00', tone: 'cost' }]}
          total={{ label: 'You repay', display: '₱5,300.00' }}
        />
      </>,
    );
    expect(screen.getByText('₱12,000 of ₱15,000 available')).toBeInTheDocument();
    const chart = screen.getByRole('figure', { name: 'Of what you repay' });
    expect(within(chart).getByText('₱300.00')).toBeInTheDocument();
    expect(within(chart).getByText('₱5,300.00')).toBeInTheDocument();
  });

  it('Ring draws the available part, and leaves the used part open', () => {
    const drawn = (available: number) => {
      const { container, unmount } = render(
        <Ring available={available} total={15_000} label="limit">
          ₱
        </Ring>,
      );
      const [, ...arcs] = container.querySelectorAll('circle');
      const dashes = arcs.map((arc) => arc.getAttribute('stroke-dasharray'));
      unmount();
      return dashes;
    };
    expect(drawn(12_000)).toEqual(['80 100']);
    expect(drawn(15_000)).toEqual(['100 100']);
    expect(drawn(0)).toEqual([]);
  });

  it('Timeline marks the next instalment and names each status', () => {
    render(
      <Timeline
        label="Schedule"
        items={[
          {
            id: '1',
            title: 'First',
            date: 'Dec 5',
            amount: '₱1.00',
            status: { tone: 'danger', label: 'Overdue' },
            current: true,
          },
          { id: '2', title: 'Second', date: 'Dec 20', amount: '₱2.00' },
        ]}
      />,
    );
    const [next] = screen.getAllByRole('listitem');
    expect(next).toHaveAttribute('aria-current', 'true');
    expect(next).toHaveTextContent('Overdue');
  });

  it('CouponCard is a toggle with a reason if it is disabled', async () => {
    const onPress = vi.fn<() => void>();
    const { rerender } = render(
      <CouponCard title="First" value="10% off" selected onPress={onPress} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /First/, pressed: true }));
    expect(onPress).toHaveBeenCalledOnce();
    rerender(
      <CouponCard title="First" value="10% off" disabled reason="From ₱8,000." onPress={onPress} />,
    );
    const coupon = screen.getByRole('button');
    expect(coupon).toHaveAccessibleDescription('From ₱8,000.');
    await userEvent.click(coupon);
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('states', () => {
  it('Steps name each state and mark the current one', () => {
    render(
      <Steps
        label="Progress"
        stateLabels={{ done: 'Done', current: 'Now', upcoming: 'To come' }}
        steps={[
          { id: '1', label: 'Sent', state: 'done', time: '9:41 AM' },
          { id: '2', label: 'Review', state: 'current' },
        ]}
      />,
    );
    const [sent, review] = screen.getAllByRole('listitem');
    expect(sent).toHaveTextContent('Done');
    expect(review).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    ['danger', 'alert'],
    ['warn', 'status'],
    ['offline', 'status'],
    ['info', 'note'],
  ] as const)('a %s notice has the role %s', (tone, role) => {
    render(<Notice tone={tone}>Words</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Words');
  });

  it('a notice from the first render has the role note', () => {
    render(
      <Notice tone="danger" live={false}>
        Words
      </Notice>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Words');
  });

  it('an error is announced and offers a retry', () => {
    render(<ErrorState title="That did not load" actions={<Button>Try again</Button>} />);
    expect(screen.getByRole('alert')).toHaveTextContent('That did not load');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it.each([1, 2, 3] as const)('S2.21: loading variant %s names what is loading', (variant) => {
    render(<Loading variant={variant} label="Loading your loan" hideLabel style={{ margin: 4 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your loan');
    expect(screen.getByRole('status')).toHaveStyle({ margin: '4px' });
  });

  it('a skeleton names what is loading', () => {
    render(<Skeleton label="Loading your loan" shapes={['amount', 'line', 'line']} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your loan');
  });

  it('an account number shows a text after it was copied', async () => {
    const user = userEvent.setup();
    render(<AccountNumber {...account} copyable />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(await navigator.clipboard.readText()).toBe('7110123412341234');
  });

  it('O2: if copying fails, the number is selected without spaces and a text explains it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<AccountNumber {...account} copyable />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Copy Failed');
    expect(document.getSelection()?.toString()).toBe('7110123412341234');
  });

  it('O2: a number to pay with is read out digit by digit', () => {
    render(<AccountNumber {...account} copyable />);
    expect(screen.getByText('7 1 1 0 1 2 3 4 1 2 3 4 1 2 3 4')).toBeInTheDocument();
  });

  it('O4: an expired number is struck through and cannot be copied, and the focus stays', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<AccountNumber {...account} copyable />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    rerender(<AccountNumber {...account} copyable={false} expired />);
    const copy = screen.getByRole('button', { name: 'Copy' });
    expect(copy).toHaveFocus();
    expect(copy).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('');
    await user.click(copy);
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(document.querySelector('s')).toHaveTextContent('7110123412341234');
  });
});

describe('a section that replaces a pressed button', () => {
  const section = (
    <Section title="You noted that you paid" catchesFocus>
      Until tomorrow
    </Section>
  );

  it('receives the button’s focus', () => {
    const { rerender } = render(<Button>I have paid</Button>);
    screen.getByRole('button').focus();
    rerender(section);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('does not take the focus on the first render', () => {
    render(<Page title="Pay at a store">{section}</Page>);
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus();
  });
});
