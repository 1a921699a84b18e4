import { Hono } from 'hono';
import * as v from 'valibot';
import { messageLimit } from '#domain/service/feedback.ts';
import { Mobile } from '#domain/account/mobile.ts';
import { Id } from '#domain/primitives.ts';
import { answerTicket, ownTicket } from '../repositories/service/tickets.ts';
import type { Sandbox } from '../sandbox.ts';
import { forBorrower } from './for-borrower.ts';
import { readJson } from './json.ts';

const ReplyInput = v.strictObject({
  mobile: Mobile,
  ticketId: Id,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(messageLimit)),
  resolve: v.optional(v.boolean(), false),
});

export function ticketRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.post('/reply', async (c) => {
    const { mobile, ticketId, ...answer } = await readJson(c, ReplyInput);
    const message = await forBorrower(sandbox, mobile, async (work, { userId }) => {
      const ticket = await ownTicket(work, userId, ticketId);
      return answerTicket(work, ticket, { ...answer, at: work.now });
    });
    return c.json(message, 201);
  });
  return app;
}
