import type en from '../en/toast-msg.ts';

export default {
  loginTip1: 'Hindi pa po kayo naka‑log in',
  loginTip2: 'Expired na ang login ninyo. Mag‑log in po ulit',
  loginTip3: 'Naka‑log in ang account ninyo sa ibang device',
  net_error: 'Mahina ang internet connection. Pakisubukan ulit. O tawagan kami: {{companyHotline}}',
  offerEnded: 'Tapos na ang offer',
} satisfies typeof en;
