import * as v from 'valibot';
import { Rejection } from '#domain/credit-order.ts';
import { Homepage, ServiceEntrance } from '#domain/home.ts';
import { Id } from '#domain/primitives.ts';
import { Credentials, UserInfo } from '#domain/user.ts';
import { group } from './method.ts';

const Mobile = v.pipe(v.string(), v.regex(/^\+639\d{9}$/));

/** General methods (S7). */
export const generalMethods = group({
  login: {
    data: v.union([
      v.object({ mobile: Mobile, smsCode: v.string() }),
      v.object({ username: v.string(), password: v.string() }),
    ]),
    reply: Credentials,
  },
  mobileExists: { data: v.object({ mobile: Mobile }), reply: v.object({ exists: v.boolean() }) },
  getCurrentUserInfo: { data: v.object({}), reply: UserInfo },
  /** Why an order was rejected and when to apply again; of the credit order where no loan order is named. */
  rejectGuide: { data: v.object({ loanOrderId: v.optional(Id) }), reply: Rejection },
  customerServiceEntrance: { data: v.object({}), reply: ServiceEntrance },
  getHomepageData: { data: v.object({}), reply: Homepage },
});
