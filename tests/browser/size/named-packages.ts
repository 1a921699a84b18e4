import { useSelector } from '@xstate/react';
import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import ECB from 'crypto-js/mode-ecb.js';
import Pkcs7 from 'crypto-js/pad-pkcs7.js';
import dayjs from 'dayjs';
import i18next from 'i18next';
import ky from 'ky';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import * as v from 'valibot';
import * as xstate from 'xstate';

const schemas = [
  v.object({ id: v.pipe(v.string(), v.minLength(1)), amount: v.pipe(v.number(), v.integer()) }),
  v.array(v.boolean()),
  v.optional(v.string()),
  v.nullable(v.string()),
  v.union([v.literal(1), v.literal(2)]),
  v.variant('type', [v.object({ type: v.literal('a') })]),
  v.picklist(['a', 'b']),
  v.record(v.string(), v.unknown()),
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.safeInteger()),
];

/**
 * The size budget of the login page's scripts is a multiple of this bundle, which has no code of
 * the app.
 */
export const named = {
  react: [createElement, createRoot],
  router: [BrowserRouter, Link, Navigate, Route, Routes, useLocation, useNavigate],
  charts: [xstate.setup, xstate.createActor, xstate.waitFor, useSelector],
  actions: [xstate.assign, xstate.raise, xstate.emit, xstate.sendTo, xstate.enqueueActions],
  guards: [xstate.and, xstate.or, xstate.not, xstate.stateIn],
  actors: [xstate.fromPromise, xstate.fromCallback],
  wire: [ky, AES, CryptoJS, Hex, Utf8, ECB, Pkcs7],
  texts: [i18next, I18nextProvider, initReactI18next, useTranslation],
  data: [schemas, v.parse, v.safeParse, dayjs],
};
