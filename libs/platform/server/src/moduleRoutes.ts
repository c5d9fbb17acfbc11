// Routes declare their limits in `config.rateLimit`.
/// <reference types="@fastify/rate-limit" preserve="true" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServiceContext } from './serviceContext.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a body and changes nothing: a preview answers it. */
    isRead?: boolean;
  }
}

/** Fastify whose routes are typed by their Zod schemas. */
export type ServiceApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds a group of routes of a module. */
export type ModuleRoutes = (app: ServiceApp, service: ServiceContext) => void;
