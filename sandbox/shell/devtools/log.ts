import type { BridgeMessage } from '#protocol/bridge-message.ts';
import type { ApiCall, Sms } from '../control/schemas.ts';
import { actionOf } from '../phone/bridge-events.ts';
import type { FirstContent } from '../phone/first-content.ts';

/**
 * Source of a log line: app to shell, shell to app, app to server, an SMS, or a measurement by the
 * phone.
 */
export type Source = 'bridge' | 'shell' | 'api' | 'sms' | 'phone';

/** A line of the log. `at` is in milliseconds; `detail` is shown when the line is opened. */
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
  source: 'all' | 'bridge' | 'api';
  /** Whether messages that only serve analytics are shown. */
  analytics: boolean;
};

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', timeStyle: 'medium' });

/** An instant (milliseconds) as time of day in Manila with seconds, `15:04:09`. */
export const timeText = (at: number): string => time.format(at);

/** Maximum number of log lines; older ones are dropped. */
export const maxEntries = 300;

/** The log line of a bridge message. `taken` is whether the phone accepted it. */
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

/** Converts an API call to a log line: `failed` unless the reply has the code 0. */
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

/** A value shortened to one line. */
function summary(data: unknown): string {
  const text = JSON.stringify(data) ?? '';
  if (text === '{}') return '';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * Adds lines to the log, newest first, in the order of arrival, because the server's clock can be
 * moved. A line with a known id replaces the earlier one in its place.
 */
export function withEntries(log: readonly Entry[], added: readonly Entry[]): Entry[] {
  const arrived = new Map(added.map((entry) => [entry.id, entry]));
  const updated = log.map((entry) => arrived.get(entry.id) ?? entry);
  const known = new Set(log.map(({ id }) => id));
  return [...added.filter(({ id }) => !known.has(id)), ...updated].slice(0, maxEntries);
}

/** Actions of the bridge that only serve analytics. */
const forAnalytics: ReadonlySet<string> = new Set(['eventByAF', 'collectEventByHuaTuo']);

const isAnalytics = ({ source, name }: Entry): boolean =>
  source === 'bridge' && forAnalytics.has(name);

/**
 * The lines that match a filter: by source, by whether they only serve analytics, and by every word in
 * name, note or detail.
 */
export function filtered(log: readonly Entry[], { text, source, analytics }: LogFilter): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return log.filter((entry) => {
    if (!analytics && isAnalytics(entry)) return false;
    if (source === 'api' && entry.source !== 'api') return false;
    if (source === 'bridge' && entry.source !== 'bridge' && entry.source !== 'shell') return false;
    if (words.length === 0) return true;
    const haystack =
      `${entry.name} ${entry.note} ${JSON.stringify(entry.detail) ?? ''}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** Converts an SMS to a log line: its note is the text. */
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

/** The log line of a message from the shell to the app: an answer, or a call without a request. */
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

/** The log line of an opening of the app: the time from the tap to the first form or amount. */
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
