import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListRow } from '#components/lists/list.tsx';
import { LongList } from '#components/lists/long-list.tsx';

type Item = { id: number };

const items = (count: number): Item[] => Array.from({ length: count }, (_, id) => ({ id }));
const drawn = vi.fn<(id: number) => void>();

function Row({ item: { id }, onPress }: { item: Item; onPress: () => void }) {
  drawn(id);
  return <ListRow label={`Loan ${id}`} onPress={onPress} />;
}

type Props = { all: Item[]; onPress?: (item: Item) => void; onNearEnd?: () => void };
const list = ({ all, onPress = () => {}, onNearEnd }: Props) => (
  <LongList
    label="Loans"
    items={all}
    keyOf={({ id }) => String(id)}
    row={Row}
    onPress={onPress}
    onNearEnd={onNearEnd}
  />
);

describe('LongList', () => {
  it('R1: renders only the new rows of a list of 1,000', () => {
    const all = items(1_000);
    const { rerender } = render(list({ all }));
    expect(screen.getByRole('list', { name: 'Loans' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1_000);
    drawn.mockClear();
    rerender(list({ all: [...all, { id: 1_000 }, { id: 1_001 }] }));
    expect(drawn.mock.calls.map(([id]) => id)).toEqual([1_000, 1_001]);
  });

  it('re-renders a row if its item is another object', () => {
    const all = items(120);
    const { rerender } = render(list({ all }));
    drawn.mockClear();
    rerender(list({ all: all.with(60, { id: 9_999 }) }));
    expect(screen.getByRole('button', { name: 'Loan 9999' })).toBeInTheDocument();
    expect(drawn).not.toHaveBeenCalledWith(0);
  });

  it('reports the pressed item to the latest listener', async () => {
    const [first, last] = [vi.fn<(item: Item) => void>(), vi.fn<(item: Item) => void>()];
    const all = items(3);
    const { rerender } = render(list({ all, onPress: first }));
    rerender(list({ all, onPress: last }));
    await userEvent.click(screen.getByRole('button', { name: 'Loan 1' }));
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledWith({ id: 1 });
  });

  it('R1: loads more when the borrower scrolls near its end, not before, and not if there are no more items', () => {
    const onNearEnd = vi.fn<() => void>();
    const all = items(3);
    const { rerender } = render(list({ all, onNearEnd }));
    const end = vi.spyOn(screen.getByRole('list'), 'getBoundingClientRect');
    expect(onNearEnd).not.toHaveBeenCalled();
    end.mockReturnValue(new DOMRect(0, 0, 300, 2 * window.innerHeight + 1));
    fireEvent.scroll(window);
    expect(onNearEnd).not.toHaveBeenCalled();
    end.mockReturnValue(new DOMRect(0, 0, 300, window.innerHeight));
    fireEvent.scroll(window);
    expect(onNearEnd).toHaveBeenCalledOnce();
    rerender(list({ all }));
    fireEvent.scroll(window);
    expect(onNearEnd).toHaveBeenCalledOnce();
  });
});
