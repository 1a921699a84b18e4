import { describe, expect, test } from 'vitest';
import { articleOf, withVote } from '#domain/service/help.ts';
import { helpList } from '#machines/samples/help.ts';

describe('H2: the help centre', () => {
  test('finds an article by its id, and returns null if it is gone', () => {
    expect(articleOf(helpList(), 'newPhone')?.title).toBe('I have a new phone');
    expect(articleOf(helpList(), 'gone')).toBeNull();
  });

  test('stores one vote per article, the last one', () => {
    const voted = withVote(withVote(helpList(), 'late', 'helpful'), 'late', 'useless');
    expect(articleOf(voted, 'late')?.vote).toBe('useless');
    expect(articleOf(voted, 'newPhone')?.vote).toBeNull();
    expect(articleOf(helpList(), 'late')?.vote).toBeNull();
  });
});
