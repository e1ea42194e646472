# The build runs on Node's image, which has npm. The server runs on Debian with the Node from package-lock.json.
ARG NODE_IMAGE=node:26.10.0-trixie-slim
ARG BASE_IMAGE=debian:trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
# Node's headers are 67 MB that only compilers read.
RUN node scripts/build.mjs \
  && npm prune --omit=dev \
  && rm -rf node_modules/.cache node_modules/node-linux-*/include

FROM ${BASE_IMAGE}
# Node needs libatomic, which Debian's slim image doesn't have. PostgreSQL refuses to run as root.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin ringwise \
  && install --directory --owner=ringwise --group=ringwise --mode=0700 /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json /app/package-lock.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/deploy deploy
COPY --from=build /app/scripts/prepare.mjs /app/scripts/import.mjs /app/scripts/backup.mjs /app/scripts/restore.mjs scripts/
COPY --from=build /app/domain domain
COPY --from=build /app/contract contract
COPY --from=build /app/server server
COPY --from=build /app/dist dist

# NPM_CONFIG_OMIT tells the commands in scripts/ that development packages are missing on purpose.
ENV PATH=/app/node_modules/.bin:$PATH \
  NODE_ENV=production \
  NPM_CONFIG_OMIT=dev \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
USER ringwise
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/deploy/entrypoint.sh"]
CMD ["server/main.ts"]
