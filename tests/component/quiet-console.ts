import { afterEach, beforeEach, vi } from 'vitest';
import { readableText } from '#machines/walk/readable-text.ts';

/** A test that expects complaints replaces these mocks. */
const complaints: unknown[][] = [];

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...all: unknown[]) => {
      complaints.push(all);
    });
  }
});

afterEach(() => {
  const [complaint] = complaints.splice(0);
  if (complaint) throw new Error(`the console received: ${readableText(complaint)}`);
});
