import { expect, it } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { keptAnswers } from './keptAnswers.js';

const newSite = () => ({ slug: 'harbour' }) as ConfiguredSite;

function answering({ lifetime = 1000 } = {}) {
  const is = { state: 1, time: 1 };
  return { is, answers: keptAnswers({ stateOf: () => is.state, lifetime, now: () => is.time }) };
}

it('shares an answer of an address for its time', () => {
  const { is, answers } = answering();
  const site = newSite();
  expect(answers(site, '/api/offers').found).toBeUndefined();
  const answer = answers(site, '/api/offers').keep({ offers: [{ id: 'a' }] });
  is.time += 1000;
  expect(answers(site, '/api/offers').found?.answer).toBe(answer);
  expect(answers(site, '/api/offers?page=2').found).toBeUndefined();
  is.time += 1;
  expect(answers(site, '/api/offers').found).toBeUndefined();
});

it('keeps an answer of nothing', () => {
  const { answers } = answering();
  const site = newSite();
  answers(site, '/api/announcement').keep(undefined);
  expect(answers(site, '/api/announcement').found).toEqual({ answer: undefined });
});

it('TEN-07 TEN-03 gives none to another site, nor to the same dealer after a change', () => {
  const { answers } = answering();
  answers(newSite(), '/api/offers').keep({});
  expect(answers(newSite(), '/api/offers').found).toBeUndefined();
});

it('ends with a change of the stock', () => {
  const { is, answers } = answering();
  const site = newSite();
  answers(site, '/api/vehicles/kia-rio').keep({});
  is.state = 2;
  expect(answers(site, '/api/vehicles/kia-rio').found).toBeUndefined();
});

it('is not kept for a stock that came while it was made', () => {
  const { is, answers } = answering();
  const site = newSite();
  const place = answers(site, '/api/vehicles/kia-rio');
  is.state = 2;
  place.keep({ price: 'of before' });
  expect(answers(site, '/api/vehicles/kia-rio').found).toBeUndefined();
});

it('nobody can change what others get', () => {
  const { answers } = answering();
  const { offers } = answers(newSite(), '/api/offers').keep({ offers: [{ id: 'a' }] });
  expect(() => offers.push({ id: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(offers[0] as object, { id: 'b' })).toThrow(TypeError);
});

it('keeps none where pages are not kept either', () => {
  const { answers } = answering({ lifetime: 0 });
  const site = newSite();
  answers(site, '/api/offers').keep({});
  expect(answers(site, '/api/offers').found).toBeUndefined();
});
