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
  expect(answers.find(site, '/api/offers')).toBeUndefined();
  const answer = answers.keep(site, '/api/offers', { offers: [{ id: 'a' }] });
  is.time += 1000;
  expect(answers.find(site, '/api/offers')?.answer).toBe(answer);
  expect(answers.find(site, '/api/offers?page=2')).toBeUndefined();
  is.time += 1;
  expect(answers.find(site, '/api/offers')).toBeUndefined();
});

it('keeps an answer of nothing', () => {
  const { answers } = answering();
  const site = newSite();
  answers.keep(site, '/api/announcement', undefined);
  expect(answers.find(site, '/api/announcement')).toEqual({ answer: undefined });
});

it('TEN-07 TEN-03 gives none to another site, nor to the same dealer after a change', () => {
  const { answers } = answering();
  answers.keep(newSite(), '/api/offers', {});
  expect(answers.find(newSite(), '/api/offers')).toBeUndefined();
});

it('ends with a change of the stock', () => {
  const { is, answers } = answering();
  const site = newSite();
  answers.keep(site, '/api/vehicles/kia-rio', {});
  is.state = 2;
  expect(answers.find(site, '/api/vehicles/kia-rio')).toBeUndefined();
});

it('nobody can change what others get', () => {
  const { answers } = answering();
  const { offers } = answers.keep(newSite(), '/api/offers', { offers: [{ id: 'a' }] });
  expect(() => offers.push({ id: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(offers[0] as object, { id: 'b' })).toThrow(TypeError);
});

it('keeps none where pages are not kept either', () => {
  const { answers } = answering({ lifetime: 0 });
  const site = newSite();
  answers.keep(site, '/api/offers', {});
  expect(answers.find(site, '/api/offers')).toBeUndefined();
});
