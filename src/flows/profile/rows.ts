import type { FlowId, PageOf } from '#domain/pages.ts';
import type { IconDrawing } from '#components/page/icon.tsx';
import { couponIcon } from '#components/icons/coupon.ts';
import { documentIcon } from '#components/icons/document.ts';
import { lockIcon } from '#components/icons/lock.ts';
import { logoutIcon } from '#components/icons/logout.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { shieldIcon } from '#components/icons/shield.ts';
import { supportIcon } from '#components/icons/support.ts';
import { walletIcon } from '#components/icons/wallet.ts';

export type PageRow = { page: PageOf<FlowId | 'info'>; icon: IconDrawing };

export const profileRows = {
  money: [
    { page: 'records', icon: receiptIcon },
    { page: 'coupons', icon: couponIcon },
  ],
  account: [
    { page: 'smsVerification', icon: walletIcon },
    { page: 'agreementList', icon: documentIcon },
    { page: 'accountSecurity', icon: lockIcon },
  ],
  help: [
    { page: 'customerCenter', icon: supportIcon },
    { page: 'ticketList', icon: documentIcon },
  ],
  legal: [
    { page: 'privacy', icon: shieldIcon },
    { page: 'service', icon: documentIcon },
  ],
} satisfies Record<string, readonly PageRow[]>;

export const securityRows: readonly PageRow[] = [
  { page: 'customerCenter', icon: supportIcon },
  { page: 'accountDelete', icon: logoutIcon },
];
