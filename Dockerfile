# The server of the table, with its client. compose.yaml runs two of them beside PostgreSQL, Redis and a proxy.
FROM debian:bookworm-slim AS build
RUN apt-get update -qq \
    && apt-get install -qq -y --no-install-recommends ca-certificates git make python3 python3-venv
WORKDIR /ludoteca
COPY . .
RUN make web \
    && .venv/bin/uv build --no-build-isolation --wheel --out-dir dist \
    && python3 -m venv /app \
    && VIRTUAL_ENV=/app .venv/bin/uv pip install --constraint requirements.dev.lock.txt \
        "$(echo dist/*.whl)[postgresql,redis]"

FROM debian:bookworm-slim
RUN apt-get update -qq \
    && apt-get install -qq -y --no-install-recommends python3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/ludoteca ludoteca
COPY --from=build /app /app
USER ludoteca
VOLUME /var/lib/ludoteca
EXPOSE 8765
ENTRYPOINT ["/app/bin/ludoteca"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/var/lib/ludoteca"]
