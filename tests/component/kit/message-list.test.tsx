import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MessageList, type ShownMessage } from '#components/lists/message-list.tsx';

const messages = (from: number, to: number): ShownMessage[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `m${from + index}`,
    own: index % 2 === 0,
    by: 'You, 9:14',
    text: `Message ${from + index}.`,
    images: [],
  }));

const list = (all: ShownMessage[]) => <MessageList label="Conversation" messages={all} />;
const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
const shown = () => log().queryAllByText(/^Message /);

describe('MessageList', () => {
  it('K4: shows every message once, in order, while earlier and newer ones arrive', () => {
    const { rerender } = render(list(messages(500, 620)));
    for (const [from, to] of [
      [500, 621],
      [430, 621],
      [431 - 300, 700],
    ] as const) {
      rerender(list(messages(from, to)));
      expect(shown().map(({ textContent }) => textContent)).toEqual(
        messages(from, to).map(({ text }) => text),
      );
    }
  });

  it('K4: keeps existing elements, wherever messages are added', () => {
    const { rerender } = render(list(messages(500, 620)));
    const before = shown();
    rerender(list(messages(430, 640)));
    expect(shown().slice(70, 190)).toEqual(before);
    for (const [index, element] of before.entries()) expect(shown()[70 + index]).toBe(element);
  });
});
