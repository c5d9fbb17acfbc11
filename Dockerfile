# The production artefact in an image: `docker build --tag forecourt .`. How it is run: docs/running.md.
FROM node:24-trixie-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups of a PostgreSQL server
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=build /source/dist/forecourt ./
# the last four keep memory low: docs/scaling.md
ENV NODE_ENV=production \
  PORT=4200 \
  FORECOURT_LISTEN=0.0.0.0 \
  FORECOURT_DATA=/data \
  NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=1024" \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 4200
# the root may be read-only: only /data and /tmp are written to
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
