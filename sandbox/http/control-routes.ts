import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { Mobile } from '#domain/account/mobile.ts';
import { borrowerOfId, borrowerOfMobile } from '../repositories/account/borrowers.ts';
import { advanceClock, clockOffset, resetClock } from '../repositories/clocks.ts';
import { ledgerOf } from '../repositories/ledger.ts';
import { inboxOf, type Message } from '../repositories/service/messages.ts';
import type { LoggedCall } from '../control/calls.ts';
import { GivenFault } from '../control/faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { createBorrower, scenarios } from '../scenarios/catalogue.ts';
import { forBorrower } from './lender-routes.ts';
import {
  AnyMobileQuery,
  BorrowerQuery,
  ControlError,
  Duration,
  latestClock,
  MobileQuery,
  parseInput,
  readJson,
} from './json.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BorrowerInput = v.object({
  scenario: v.picklist(Object.keys(scenarios)),
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
  mobile: v.optional(Mobile),
});

const ClockInput = v.union(
  [
    v.strictObject({ mobile: v.optional(Mobile), advance: Duration }),
    v.strictObject({ mobile: v.optional(Mobile), reset: v.literal(true) }),
  ],
  'expected { mobile?, advance: "3d" | "12h" | "30m" | "90s" } or { mobile?, reset: true }',
);

const FaultInput = v.object({
  ...GivenFault.entries,
  mobile: v.optional(v.nullable(Mobile), null),
});

/** Milliseconds of real time between two looks at an inbox. */
const pollTime = 1_000;

export type BorrowerEvent =
  | { type: 'calls.arrived'; calls: readonly LoggedCall[] }
  | { type: 'sms.arrived'; sms: Message };

/** Null without a mobile. */
const mobileIn = (c: Context) => parseInput(AnyMobileQuery, c.req.query()).mobile ?? null;

/** The routes of the control API under `/sandbox`; see `sandbox/docs/control-api.md`. */
export function controlRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();

  app.get('/scenarios', (c) =>
    c.json(Object.entries(scenarios).map(([name, { description }]) => ({ name, description }))),
  );

  app.post('/borrowers', async (c) => {
    const { scenario, name, mobile } = await readJson(c, BorrowerInput);
    const made = await sandbox.work(null, async (work) => {
      if (mobile !== undefined && (await borrowerOfMobile(work.tx, mobile))) {
        throw new ControlError(409, `a borrower has the mobile ${mobile}`);
      }
      return createBorrower(work, scenario, { name, mobile });
    });
    return c.json(made, 201);
  });

  app.get('/sms', async (c) => {
    const { mobile } = parseInput(MobileQuery, c.req.query());
    return c.json(await forBorrower(sandbox, mobile, ({ tx }) => inboxOf(tx, mobile)));
  });

  app.get('/ledger', async (c) => {
    const query = parseInput(BorrowerQuery, c.req.query());
    if ('mobile' in query) return c.json(await forBorrower(sandbox, query.mobile, ledgerOf));
    const { userId } = query;
    const ledger = await sandbox.work(null, async (work) => {
      const borrower = await borrowerOfId(work.tx, userId);
      return borrower && ledgerOf({ ...work, borrower });
    });
    if (!ledger) throw new ControlError(404, `no borrower has the id ${userId}`);
    return c.json(ledger);
  });

  app.get('/clock', async (c) => c.json(await clockView(sandbox, mobileIn(c))));

  app.post('/clock', async (c) => {
    const { mobile = null, ...change } = await readJson(c, ClockInput);
    await sandbox.database.work(async (tx) => {
      if ('reset' in change) return resetClock(tx, mobile);
      const now = sandbox.realTime() + (await clockOffset(tx, mobile));
      if (now + change.advance > latestClock) {
        throw new ControlError(400, 'advance: the clock cannot be moved that far ahead');
      }
      return advanceClock(tx, mobile, change.advance);
    });
    return c.json(await clockView(sandbox, mobile));
  });

  app.get('/faults', (c) => c.json(sandbox.faults.list(mobileIn(c))));

  app.post('/faults', async (c) => {
    const fault = await readJson(c, FaultInput);
    sandbox.faults.add(fault);
    return c.json(fault, 201);
  });

  app.delete('/faults', (c) => {
    const mobile = mobileIn(c);
    sandbox.faults.clear(mobile);
    return c.json(sandbox.faults.list(mobile));
  });

  app.get('/calls', (c) => c.json(sandbox.calls.list(mobileIn(c))));

  app.get('/events', async (c) => {
    const { mobile } = parseInput(MobileQuery, c.req.query());
    const inbox = async () => forBorrower(sandbox, mobile, ({ tx }) => inboxOf(tx, mobile));
    // A browser that connects again repeats the id of the last event.
    let known = Number(c.req.header('last-event-id') ?? (await inbox()).length);
    return streamSSE(c, async (stream) => {
      const send = (event: BorrowerEvent) =>
        stream.writeSSE({ id: String(known), data: JSON.stringify(event) });
      let stopPause = () => {};
      const stopListening = sandbox.calls.listen((call) => {
        if (call.mobile !== mobile) return;
        void send({ type: 'calls.arrived', calls: [call] });
        stopPause();
      });
      stream.onAbort(stopListening);
      await send({ type: 'calls.arrived', calls: sandbox.calls.list(mobile) });
      // The inbox is polled, because an SMS can become due by the clock.
      while (!stream.aborted) {
        const called = new Promise<void>((resolve) => {
          stopPause = resolve;
        });
        const messages = await inbox();
        const fresh = messages.slice(0, Math.max(0, messages.length - known)).toReversed();
        for (const sms of fresh) {
          known += 1;
          await send({ type: 'sms.arrived', sms });
        }
        await Promise.race([called, stream.sleep(pollTime)]);
      }
    });
  });

  return app;
}

async function clockView(sandbox: Sandbox, mobile: string | null) {
  const offset = await sandbox.database.work((tx) => clockOffset(tx, mobile));
  return { mobile, now: sandbox.realTime() + offset, offset };
}

/** `npm run simulate -- --seed=7 --open=12` writes this file beside its database. */
const fileName = 'world.json';

const Name = v.pipe(v.string(), v.regex(/^\d{1,15}@\d{1,9}$/));
const World = v.pipe(v.string(), v.parseJson(), v.looseObject({ name: Name }));

function worldIn(dataDir: string | null) {
  if (dataDir === null) return null;
  const path = join(dataDir, fileName);
  return existsSync(path) ? v.parse(World, readFileSync(path, 'utf8')) : null;
}

export function worldRoutes(dataDir: string | null): Hono {
  const app = new Hono();
  app.get('/:name', (c) => {
    const requested = v.safeParse(Name, c.req.param('name'));
    if (!requested.success) {
      throw new ControlError(
        400,
        'A world is named by its seed and a step, both whole numbers: #world=7@12.',
      );
    }
    const world = worldIn(dataDir);
    if (world?.name === requested.output) return c.json(world);
    const [seed, step] = requested.output.split('@');
    const here =
      world === null ? 'This server is on no world of a seed.' : `This server is on ${world.name}.`;
    throw new ControlError(
      404,
      `${here} To open ${requested.output}: npm run simulate -- --seed=${seed} --open=${step}`,
    );
  });
  return app;
}
