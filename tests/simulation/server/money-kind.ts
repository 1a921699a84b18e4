import type { MoneyKind } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';

export const isMoneyKind = (method: string): method is MoneyKind => method in moneyFlows;
