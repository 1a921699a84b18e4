import { everyCopy } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { ticketField } from '../harness/tickets.ts';
import { gate } from '../harness/gate.ts';

test(
  'K4: a ticket receives an answer without a reload, and is answered, resolved and reopened',
  gate,
  async ({ page, person, sandbox, signIn, t, time }) => {
    const who = await signIn('unread');
    const [ticketId = ''] = who.ticketIds;
    await page.clock.install();
    await page.goto('/customer/serviceProgress');
    await person.reads(t('feedbackTickets:list.unread'));
    await person.row(t('feedbackTickets:types.paymentNotPosted')).click();
    await person.reads('We found your payment.');
    await person.taps(t('feedbackTickets:detail.send'));
    await person.reads(t('feedbackTickets:detail.fault.empty'));
    await ticketField(page, t('feedbackTickets:detail.write')).fill('Here is my receipt');
    await person.taps(t('feedbackTickets:detail.send'));
    await expect(page.getByRole('log').getByText('Here is my receipt')).toHaveCount(1);
    await sandbox.ask('POST', 'tickets/reply', {
      mobile: who.mobile,
      ticketId,
      text: 'It is posted',
      resolve: true,
    });
    await time.passesUntil(page.getByText('It is posted').first(), 5_000);
    await expect(page.getByRole('log').getByText('We found your payment.')).toHaveCount(1);
    await person.reads(t('feedbackTickets:detail.resolved'));
    await person.taps(t('feedbackTickets:back'));
    await page
      .getByText(t('feedbackTickets:list.filter.resolved'), { exact: true })
      .first()
      .click();
    await person.row(t('feedbackTickets:types.paymentNotPosted')).click();
    await ticketField(page, t('feedbackTickets:detail.write')).fill('Not quite');
    await person.taps(t('feedbackTickets:detail.reopen'));
    await expect(page.getByText(t('feedbackTickets:detail.resolved'))).toHaveCount(0);
  },
);

test('K4: a failed message stays after a reload, and is sent again once', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
  complaints,
}) => {
  complaints.expect('failedCalls');
  const who = await signIn('unread');
  await page.goto(`/customer/feedbackDetail?ticketId=${who.ticketIds[0]}`);
  await person.reads('We found your payment.');
  const dropped = { method: 'createLeaveMessage', kind: 'drop-before', times: everyCopy };
  await sandbox.fault(who, dropped);
  await ticketField(page, t('feedbackTickets:detail.write')).fill('Here is my receipt');
  await person.taps(t('feedbackTickets:detail.send'));
  await person.reads(t('feedbackTickets:unsent.failed'));
  await person.reads('Here is my receipt');
  await page.reload();
  await person.reads(t('feedbackTickets:unsent.failed'));
  const message = page.getByRole('log').getByText('Here is my receipt');
  await expect(message).toHaveCount(1);
  await sandbox.heal(who);
  await person.taps(t('feedbackTickets:unsent.retry'));
  await expect(message).toHaveCount(1);
  await expect(page.getByText(t('feedbackTickets:unsent.failed'))).toHaveCount(0);
  await page.reload();
  await expect(message).toHaveCount(1);
});

test('K4: a conversation of 10,000 messages opens at the newest one, and loads earlier ones on request', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const { ticketIds } = await signIn('many-messages');
  await page.goto(`/customer/feedbackDetail?ticketId=${ticketIds[0]}`);
  await expect(page.getByText('Message 10000 of 10000.')).toBeInViewport();
  await person.taps(t('feedbackTickets:detail.earlier'));
  await expect(page.getByText('Message 9901 of 10000.')).toHaveCount(1);
});
