import type { MoneyKind } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';

/** Whether a method sends a money attempt. */
export const isMoneyKind = (method: string): method is MoneyKind => method in moneyFlows;
