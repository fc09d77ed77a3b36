# The server with its built portal. The database and the mail server are others' containers (see compose.yaml). It runs in
# production and starts with safe settings only: docs/operating/before-you-go-live.md.
# Both stages are the same image, by version and digest: a version's name may be given to another image, a digest never.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# All that is needed to run goes into one folder, and a list of the packages of which it is made.
RUN npm run bundle \
  && npm sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application > dist/hub/sbom.cdx.json

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/dist/hub ./
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# So that stack traces name the sources.
CMD ["node", "--enable-source-maps", "server/main.js"]
