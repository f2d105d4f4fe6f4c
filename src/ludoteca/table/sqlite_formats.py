"""The formats that a SQLite file of tables has had."""

from __future__ import annotations

# Each brings a file one format further; a new file goes through all of them.
FORMATS = [
    """
create table tables (
    id text primary key, created real not null, status text not null, public integer not null,
    data text not null
) without rowid;
create index open_tables on tables (created) where public = 1 and status = 'waiting';
create table seats (
    table_id text not null, seat integer not null, kind text not null, name text not null,
    bot text not null, secret text not null, covered integer not null,
    primary key (table_id, seat)
) without rowid;
create table moves (
    table_id text not null, seq integer not null, seat integer not null, name text not null,
    key text, version integer not null, at real not null,
    primary key (table_id, seq)
) without rowid;
create unique index move_keys on moves (table_id, key) where key is not null;
create table snapshots (
    table_id text not null, seq integer not null, data text not null, primary key (table_id, seq)
);
create table chat (
    table_id text not null, number integer not null, seat integer not null, name text not null,
    text text not null, at real not null, primary key (table_id, number)
) without rowid;
""",
    """
create table beats (one integer primary key check (one = 1), at real not null);
create table rings (
    ring text not null, secret text not null, at real not null, primary key (ring, secret)
) without rowid;
create index rings_of on rings (secret, at);
create index ring_times on rings (at);
create index seat_secrets on seats (secret) where secret != '';
alter table tables add column host text not null default '';
update tables set host = json_extract(data, '$.host');
create index hosts on tables (host) where host != '';
""",
    """
create table reviews (table_id text primary key, data text not null) without rowid;
""",
    """
alter table seats add column gone text not null default '';
create table turns (
    table_id text primary key, asked text not null, events integer not null, at real not null
) without rowid;
create table looks (
    ring text not null, table_id text not null, seen integer not null default 0,
    archived integer not null default 0, at real not null, primary key (ring, table_id)
) without rowid;
create index look_times on looks (at);
create index looks_of on looks (table_id);
""",
    """
alter table seats add column asked_to_leave integer not null default 0;
alter table seats add column agreed integer not null default 0;
alter table seats add column orders text not null default '{}';
""",
    # A room has the keys of its messages in memory: an index of them cost as much as the moves themselves.
    """
drop index move_keys;
""",
]
