import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#components/buttons/button.tsx';
import { AccountNumber } from '#components/money/account-number.tsx';
import { Loading } from '#components/page/loading.tsx';
import { Page } from '#components/page/page.tsx';
import { PageTitle } from '#components/page/page-title.ts';
import { Section } from '#components/page/section.tsx';
import { Tabs } from '#components/buttons/tabs.tsx';
import { Controlled } from './controlled.tsx';

const account = {
  label: 'Account number',
  digits: '7110123412341234',
  copyLabel: 'Copy',
  copiedText: 'Copied',
  failedText: 'Copy Failed',
};

describe('Page', () => {
  it.each([
    ['Loan', 'Loan', true],
    ['Check your loan', 'Loan', false],
    ['A title that a narrow bar would cut', 'A title that a narrow bar would cut', false],
  ])('marks only a heading that a native bar shows in full: %s', (title, inBar, repeats) => {
    render(
      <PageTitle value={inBar}>
        <Page title={title}>Body</Page>
      </PageTitle>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: title });
    expect(heading.classList.contains('app-titled')).toBe(repeats);
  });
});

describe('Button', () => {
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

describe('Tabs', () => {
  it('focus the selected tab first, and arrows, Home and End choose a tab', async () => {
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

describe('in the kit', () => {
  it.each([1, 2, 3] as const)('S2.21: loading variant %s names what is loading', (variant) => {
    render(<Loading variant={variant} label="Loading your loan" hideLabel style={{ margin: 4 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your loan');
    expect(screen.getByRole('status')).toHaveStyle({ margin: '4px' });
  });

  it('O2: if copying fails, the number is selected without spaces and a text explains it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<AccountNumber {...account} copyable />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Copy Failed');
    expect(document.getSelection()?.toString()).toBe('7110123412341234');
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
