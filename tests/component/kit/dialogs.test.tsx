import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { LoadingOverlay } from '#components/page/loading-overlay.tsx';
import { SearchListSheet } from '#components/fields/search-list-sheet.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { ToastRegion } from '#components/overlays/toast-region.tsx';

const nothing = () => undefined;

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerType: 'touch' });

describe('a modal dialog', () => {
  it('reopens after the browser closes it, and calls `onClose`', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Sheet open title="Offer" closeLabel="Close" onClose={onClose}>
        More
      </Sheet>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
    expect(onClose).toHaveBeenCalled();
  });

  it('reports a tap on the backdrop as `onClose`, but no tap inside', () => {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Log out?" onClose={onClose} actions={<Button>Stay</Button>} />);
    fireEvent.click(screen.getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('LoadingOverlay', () => {
  it('S2.17: is a busy dialog, named by its text, that cannot be closed', () => {
    render(<LoadingOverlay open text="Sending your application" />);
    const overlay = screen.getByRole('dialog', { name: 'Sending your application' });
    expect(overlay).toHaveAttribute('aria-busy', 'true');
    expect(within(overlay).getByText('Sending your application')).toBeInTheDocument();
    expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(overlay).toHaveAttribute('open');
  });
});

describe('ToastRegion', () => {
  const toast = { id: '1', text: 'Copied.' };

  it('announces in a live region that existed before', () => {
    const { rerender } = render(<ToastRegion toast={null} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<ToastRegion toast={toast} />);
    expect(region).toHaveTextContent('Copied.');
  });

  it('announces inside the top dialog while one is open, and outside once that dialog has closed', () => {
    const both = (open: boolean) => (
      <>
        <ToastRegion toast={toast} />
        <Dialog open={open} title="Log out?" onClose={nothing} actions={<Button>Stay</Button>} />
      </>
    );
    const { rerender } = render(both(true));
    expect(within(screen.getByRole('dialog')).getByText('Copied.')).toBeInTheDocument();
    expect(screen.getAllByText('Copied.')).toHaveLength(1);
    rerender(both(false));
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });
});

describe('SearchListSheet', () => {
  const items = [
    { id: 'BDO', label: 'BDO Unibank' },
    { id: 'BPI', label: 'Bank of the Philippine Islands' },
    { id: 'ROB', label: 'Robinsons Bank', detail: 'Merged' },
  ];
  const sheet = (query: string) =>
    render(
      <SearchListSheet
        open
        onClose={nothing}
        title="Choose your bank"
        closeLabel="Close"
        searchLabel="Search"
        query={query}
        onQueryChange={nothing}
        items={items}
        selected="BPI"
        onSelect={nothing}
        emptyText="No bank has that name."
        countText={(count) => `${count} found`}
      />,
    );

  it.each([
    ['code', 'bpi', 'Bank of the Philippine Islands'],
    ['label', 'UNI', 'BDO Unibank'],
    ['detail', 'merged', 'Robinsons Bank'],
  ])('finds an item by its %s, ignoring case, and shows how many were found', (_, query, label) => {
    sheet(query);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    const pressed = label.includes('Philippine');
    expect(screen.getByRole('button', { name: new RegExp(label), pressed })).toBeVisible();
  });
});

describe('S9.10: a tap outside a dialog', () => {
  function open() {
    const onClose = vi.fn<() => void>();
    render(<Dialog open title="Log out?" onClose={onClose} actions={<Button>Stay</Button>} />);
    return { onClose, dialog: screen.getByRole('dialog') };
  }

  it.each([
    ['5 px: a tap', 3, 4, 1],
    ['6 px: no tap', 6, 0, 0],
  ])('closes the dialog only if the finger moves less than 6 px: %s', (_, x, y, closed) => {
    const { onClose, dialog } = open();
    fireEvent.pointerDown(dialog, at(100, 100));
    fireEvent.click(dialog, at(100 + x, 100 + y));
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it('closes nothing if the touch starts inside', () => {
    const { onClose, dialog } = open();
    fireEvent.pointerDown(screen.getByRole('heading'), at(100, 100));
    fireEvent.click(dialog, at(100, 100));
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('the page has `data-modal` while at least one dialog is open', () => {
  const onClose = vi.fn<() => void>();
  const question = <Dialog open title="One" onClose={onClose} actions={<Button>Stay</Button>} />;
  const two = render(
    <>
      {question}
      {question}
    </>,
  );
  expect(document.documentElement).toHaveAttribute('data-modal');
  two.rerender(question);
  expect(document.documentElement).toHaveAttribute('data-modal');
  two.unmount();
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});
