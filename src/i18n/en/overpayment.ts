export default {
  title: 'You overpaid {{amount}}',
  text: 'It can be sent to {{account}}. If not, it is used for your next loan.',
  action: 'Get {{amount}} back',
  little: 'It is less than a peso, and no bank sends that. It comes with the next refund.',
  unclear: 'We do not know whether it worked. {{reason}} Try again: it is never sent twice.',
  change: 'Change my payout account',
  sending: {
    title: '{{amount}} is on its way to you',
    text: 'We are sending what you overpaid to {{account}}. You get an SMS once it was sent.',
  },
  held: {
    title: '{{amount}} was not sent yet',
    text: 'We look at your payout account first, because you asked us to. Then the money is sent.',
  },
  sent: {
    title: '{{amount}} was sent to you',
    text: 'It is what you overpaid. We sent it to {{account}} on {{time}}.',
  },
  failed: {
    title: '{{amount}} could not be sent',
    same: '{{account}} did not accept it. You still have it with us. Change your payout account, or try again.',
    changed:
      '{{account}} did not accept it. You still have it with us. Next time we send it to {{next}}.',
  },
  deletion: {
    refund:
      'We send it to {{account}} when the account is deleted. If it cannot be sent, you get an SMS with a reference, and customer service pays it out to you.',
    sending:
      'We are sending it to {{account}}, also if you delete your Hiram account. If it cannot be sent, you get an SMS with a reference, and customer service pays it out to you.',
    held: 'We do not send it to an account, because you asked us to look at yours first. If you delete your Hiram account before that, you get an SMS with a reference, and customer service pays it out to you.',
    little:
      'It is less than a peso, and no bank sends that. You lose it when the account is deleted.',
  },
};
