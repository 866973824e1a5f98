FROM node:22-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
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
