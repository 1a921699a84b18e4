import type { BridgeMessage } from '#protocol/bridge-message.ts';
import { actionOf } from '../phone/bridge-events.ts';
import type { FirstContent } from '../phone/first-content.ts';
import type { ApiCall, Sms } from '../control/api.ts';

/** `bridge`: app to shell. `shell`: shell to app. `phone`: a measurement. */
export type Source = 'bridge' | 'shell' | 'api' | 'sms' | 'phone';

/** `at` is in milliseconds. */
export type Entry = {
  id: string;
  at: number;
  source: Source;
  name: string;
  note: string;
  failed: boolean;
  detail: unknown;
};

export type LogFilter = {
  text: string;
  analytics: boolean;
};

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', timeStyle: 'medium' });

/** Time of day in Manila, `15:04:09`. */
export const timeText = (at: number): string => time.format(at);

const maxEntries = 300;

/** `taken` is whether the phone accepted the message. */
export function bridgeEntry(message: BridgeMessage, at: number, taken: boolean): Entry {
  return {
    id: `bridge-${message.id}`,
    at,
    source: 'bridge',
    name: actionOf(message) ?? message.action,
    note: taken ? summary(message.data) : 'refused: data or callback does not fit',
    failed: !taken,
    detail: message,
  };
}

export function apiEntry(call: ApiCall): Entry {
  const outcome = call.code === null ? 'no answer' : call.code === 0 ? 'ok' : `code ${call.code}`;
  return {
    id: `api-${call.id}`,
    at: call.at,
    source: 'api',
    name: call.method,
    note: call.fault === null ? outcome : `${outcome}, ${call.fault}`,
    failed: call.code !== 0,
    detail: call,
  };
}

function summary(data: unknown): string {
  const text = JSON.stringify(data) ?? '';
  if (text === '{}') return '';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * Adds lines in the order of arrival, newest first, because the server's clock can be moved. A line
 * with a known id replaces the earlier one.
 */
export function withEntries(log: readonly Entry[], added: readonly Entry[]): Entry[] {
  const arrived = new Map(added.map((entry) => [entry.id, entry]));
  const updated = log.map((entry) => arrived.get(entry.id) ?? entry);
  const known = new Set(log.map(({ id }) => id));
  return [...added.filter(({ id }) => !known.has(id)), ...updated].slice(0, maxEntries);
}

const forAnalytics: ReadonlySet<string> = new Set(['eventByAF', 'collectEventByHuaTuo']);

const isAnalytics = ({ source, name }: Entry): boolean =>
  source === 'bridge' && forAnalytics.has(name);

export function filtered(log: readonly Entry[], { text, analytics }: LogFilter): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return log.filter((entry) => {
    if (!analytics && isAnalytics(entry)) return false;
    const haystack =
      `${entry.source} ${entry.name} ${entry.note} ${JSON.stringify(entry.detail) ?? ''}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

export function smsEntry(sms: Sms): Entry {
  return {
    id: `sms-${sms.sentAt}-${sms.text}`,
    at: sms.sentAt,
    source: 'sms',
    name: 'SMS',
    note: sms.text,
    failed: false,
    detail: sms,
  };
}

export function answerEntry(
  answer: { call: string; action: string; reply: unknown },
  at: number,
): Entry {
  return {
    id: `shell-${answer.call}-${at}`,
    at,
    source: 'shell',
    name: answer.action,
    note: summary(answer.reply),
    failed: false,
    detail: answer,
  };
}

export function sightEntry(sight: FirstContent, at: number): Entry {
  return {
    id: `phone-${at}`,
    at,
    source: 'phone',
    name: 'Opening',
    note: `${sight.ms} ms from the tap to the first ${sight.shows}`,
    failed: false,
    detail: sight,
  };
}
