import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import { hour, second } from '#domain/constants.ts';
import { pictures, ticketMessages, tickets } from '#sandbox/database/ticket-tables.ts';
import type { Page } from '../phone/page.ts';
import type { Slot } from '../world/slot.ts';
import type { Fact } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

const StoredPicture = v.object({ imageId: v.string(), url: v.string() });
const UploadData = v.object({ clientId: v.string() });

/** Time in which a phone must delete unsent pictures after a logout, milliseconds. */
const forgetting = 10 * second;

/** Time for which the lender stores a picture without a ticket, milliseconds. */
const waitingTime = 24 * hour;

function shownOn(page: Page) {
  const flow = page.snapshot().children.feedbackTickets?.getSnapshot();
  const conversation = flow?.children.conversation?.getSnapshot().context;
  const uploads = [
    ...(flow?.context.draft?.pictures ?? []),
    ...(conversation?.pictures ?? []),
    ...(conversation?.unsent.flatMap((one) => one.pictures) ?? []),
  ];
  const urls = conversation?.messages.flatMap(({ images }) => images) ?? [];
  return {
    ids: uploads.flatMap(({ arrived }) => arrived?.imageId ?? []),
    urls: [...urls, ...(conversation?.ticket?.receipts ?? [])],
  };
}

function twice(rows: readonly { of: string; clientId: string | null }[]): string | null {
  const seen = new Set<string>();
  for (const { of, clientId } of rows) {
    if (clientId === null) continue;
    const name = `${of} ${clientId}`;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/**
 * Checks that the lender received each picture that a page shows as sent, from that borrower and
 * only once a day; that tickets and messages exist once and have pictures of their borrower; and
 * that a phone deletes a borrower's pictures after a logout.
 */
export const picturesHold: MakeWatcher = ({ slots, people, scheduler, server }) => {
  /** `arrived`: ids and addresses by mobile; `named`: ids and times by mobile and client id. */
  const arrived = new Map<string, Set<string>>();
  const named = new Map<string, { imageId: string; at: number }>();
  const keys = new Map<string, string>();
  const left = new Map<string, { slot: Slot; key: string; at: number }>();
  const leaving = new Set<string>();

  /** Milliseconds by which a borrower is ahead of the world's clock. */
  const aheadOf = (mobile: string): number =>
    people.find(({ borrower }) => borrower.mobile === mobile)?.ahead ?? 0;

  function faultsOfUpload(fact: Fact): string[] {
    if (fact.type !== 'handled' || fact.call.method !== 'uploadLeaveMessageImage') return [];
    const { mobile, code, reply, data, at } = fact.call;
    const picture = v.safeParse(StoredPicture, reply);
    const uploadData = v.safeParse(UploadData, data);
    if (code !== codes.success || mobile === null || !picture.success || !uploadData.success)
      return [];
    const { imageId, url } = picture.output;
    const own = arrived.get(mobile) ?? new Set();
    arrived.set(mobile, own.add(imageId).add(url));
    const name = `${mobile} ${uploadData.output.clientId}`;
    const now = at + aheadOf(mobile);
    const before = named.get(name);
    if (before?.imageId === imageId) return [];
    named.set(name, { imageId, at: now });
    return before === undefined || now >= before.at + waitingTime
      ? []
      : [`A picture of ${mobile} was stored twice.`];
  }

  function shown({ page, name }: Slot): string[] {
    const snapshot = page?.snapshot();
    const mobile = snapshot?.context.session?.auth.mobile;
    if (!page || mobile === undefined || !snapshot?.matches({ session: 'signedIn' })) return [];
    const own = arrived.get(mobile) ?? new Set();
    const { ids, urls } = shownOn(page);
    const strange = [...ids, ...urls].find((one) => !own.has(one));
    return strange === undefined
      ? []
      : [`${name} shows ${strange} as sent, but ${mobile} did not send it.`];
  }

  function faultsOfRemains(): string[] {
    const faults = [];
    for (const [phone, { slot, key, at }] of left) {
      if (scheduler.now() < at + forgetting) continue;
      const there = [...slot.phone.pictures.stored.keys()].some((name) =>
        name.startsWith(`${key}/`),
      );
      if (there) faults.push(`${phone} still stores a picture of a borrower who has logged out.`);
    }
    return faults;
  }

  function followSession(fact: Fact): void {
    if (!('page' in fact)) return;
    const slot = slots.find(({ name }) => name === fact.page);
    if (!slot) return;
    if (fact.type === 'tapped') {
      if (fact.gesture === 'logout.confirmed') leaving.add(slot.name);
      else leaving.delete(slot.name);
    }
    if (fact.type !== 'session') return;
    if (fact.state === 'signedIn') {
      const userKey = slot.page?.snapshot().context.session?.userKey;
      if (userKey !== undefined) keys.set(slot.name, userKey);
      left.delete(slot.phone.name);
      return;
    }
    const key = keys.get(slot.name);
    if (key === undefined || !leaving.delete(slot.name)) return;
    left.set(slot.phone.name, { slot, key, at: scheduler.now() });
  }

  return {
    step(facts) {
      const faults = facts.flatMap((fact) => {
        followSession(fact);
        return faultsOfUpload(fact);
      });
      if (arrived.size > 0) faults.push(...slots.flatMap(shown));
      return left.size > 0 ? [...faults, ...faultsOfRemains()] : faults;
    },
    async end() {
      const { opened, written, there } = await server.database.work(async (tx) => ({
        opened: await tx.select().from(tickets),
        written: await tx.select().from(ticketMessages),
        there: await tx.select().from(pictures),
      }));
      const owners = new Map(there.map(({ imageId, userId }) => [imageId, userId]));
      const ofTicket = new Map(opened.map(({ ticketId, userId }) => [ticketId, userId]));
      const used = [
        ...opened.flatMap(({ userId, form }) => form.imageIds.map((id) => ({ id, userId }))),
        ...written.flatMap(({ ticketId, imageIds }) =>
          imageIds.map((id) => ({ id, userId: ofTicket.get(ticketId) })),
        ),
      ];
      const strange = used.filter(({ id, userId }) => owners.get(id) !== userId);
      const doubled = [
        twice(opened.map(({ userId, clientId }) => ({ of: userId, clientId }))),
        twice(written.map(({ ticketId, clientId }) => ({ of: ticketId, clientId }))),
        twice(there.map(({ userId, clientId }) => ({ of: userId, clientId }))),
      ].filter((one) => one !== null);
      return [
        ...strange.map(
          ({ id }) => `The picture ${id} is attached to a message of another borrower.`,
        ),
        ...doubled.map((one) => `The lender has two rows for ${one}.`),
      ];
    },
  };
};
