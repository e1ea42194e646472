-- Spots of Storm Point have new names in the game since 2025. What administrators renamed stays.
create temporary table renamed_poi (id integer, slug text, before text, after text);
insert into renamed_poi values
  (2, 'trident', 'Trident', 'Outpost North'),
  (6, 'bean', 'Bean', 'Basin Armory'),
  (15, 'cliff-side', 'Cliff Side', 'East Trail'),
  (22, 'jurassic', 'Jurassic', 'Forbidden Zone'),
  (23, 'lift', 'Lift', 'Mountain Lift');

-- If the map was edited, its POIs are stored. The name before stays a spelling in files.
update game_map m set version = version + 1, pois = (
  select jsonb_agg(
    case when r.id is null then p.poi
      else p.poi || jsonb_build_object('name', r.after, 'spellings', (p.poi->'spellings') || to_jsonb(r.before)) end
    order by p.place)
  from jsonb_array_elements(m.pois) with ordinality p (poi, place)
  left join renamed_poi r on r.id = (p.poi->>'id')::integer and r.before = p.poi->>'name'
)
where m.id = 'stormpoint'
  and not exists (
    select from jsonb_array_elements(m.pois) p (poi) join renamed_poi r on lower(r.after) = lower(p.poi->>'name')
  );

update lootpath l set name = r.after from renamed_poi r
where l.map = 'stormpoint' and l.slug = r.slug and l.name = r.before
  and not exists (select from lootpath o where o.map = l.map and lower(o.name) = lower(r.after));
drop table renamed_poi;

-- The maps that came with this season.
insert into lootpath (map, slug, name) values
  ('olympus', 'carrier', 'Carrier'),
  ('olympus', 'stabilizer', 'Stabilizer'),
  ('olympus', 'power-grid', 'Power Grid'),
  ('olympus', 'rift', 'Rift'),
  ('olympus', 'fight-night', 'Fight Night'),
  ('olympus', 'oasis', 'Oasis'),
  ('olympus', 'turbine', 'Turbine'),
  ('olympus', 'gravity-engine', 'Gravity Engine'),
  ('olympus', 'gardens', 'Gardens'),
  ('olympus', 'clinic', 'Clinic'),
  ('olympus', 'estates', 'Estates'),
  ('olympus', 'hammond-labs', 'Hammond Labs'),
  ('olympus', 'grow-towers', 'Grow Towers'),
  ('olympus', 'dockyard', 'Dockyard'),
  ('olympus', 'terminal', 'Terminal'),
  ('olympus', 'hydroponics', 'Hydroponics'),
  ('olympus', 'somers-university', 'Somers University'),
  ('olympus', 'solar-array', 'Solar Array'),
  ('olympus', 'phase-driver', 'Phase Driver'),
  ('olympus', 'elysium', 'Elysium'),
  ('olympus', 'bonsai-plaza', 'Bonsai Plaza'),
  ('olympus', 'icarus', 'Icarus'),
  ('kingscanyon', 'crash-site', 'Crash Site'),
  ('kingscanyon', 'artillery', 'Artillery'),
  ('kingscanyon', 'relay', 'Relay'),
  ('kingscanyon', 'spotted-lake', 'Spotted Lake'),
  ('kingscanyon', 'the-rig', 'The Rig'),
  ('kingscanyon', 'containment', 'Containment'),
  ('kingscanyon', 'the-pit', 'The Pit'),
  ('kingscanyon', 'capacitor', 'Capacitor'),
  ('kingscanyon', 'runoff', 'Runoff'),
  ('kingscanyon', 'bunker-pass', 'Bunker Pass'),
  ('kingscanyon', 'swamps', 'Swamps'),
  ('kingscanyon', 'singh-labs', 'Singh Labs'),
  ('kingscanyon', 'the-cage', 'The Cage'),
  ('kingscanyon', 'airbase', 'Airbase'),
  ('kingscanyon', 'hydro-dam', 'Hydro Dam'),
  ('kingscanyon', 'market', 'Market'),
  ('kingscanyon', 'gauntlet', 'Gauntlet'),
  ('kingscanyon', 'relic', 'Relic'),
  ('kingscanyon', 'repulsor', 'Repulsor'),
  ('kingscanyon', 'map-room', 'Map Room'),
  ('kingscanyon', 'caustic-treatment', 'Caustic Treatment')
on conflict do nothing;
