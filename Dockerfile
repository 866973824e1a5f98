FROM node:26-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY prove/package.json prove/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-bookworm-slim
# The last one makes the C library give the memory of decoded pictures back at once.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/server/package.json server/package.json
COPY --from=build /shop/server/dist server/dist
COPY --from=build /shop/web/dist web/dist
# PostgreSQL refuses to run as root, and the shop needs no root either.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "server/dist/main.js"]
