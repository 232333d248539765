personal-change = Promeni moj ključ
personal-change-ask = Želite li da promenite ključ?
personal-change-more = Ovaj uređaj dobija novi ključ. Stari link prestaje da važi, a na drugim uređajima treba da otvorite novi.
personal-change-yes = Da, promeni
personal-changed = Imate novi ključ. Sačuvajte njegov link na sigurnom mestu.
personal-download = Preuzmi moje podatke
personal-delete = Obriši me
personal-delete-ask = Želite li da se obrišete zauvek?
personal-delete-more = Vaše ime, ključ, statistika i rejtinzi biće obrisani, kao i sve što ste napisali u ćaskanju. U igrama koje su u toku vaša mesta preuzimaju botovi. Odigrane igre ostaju, ali bez vašeg imena. To se ne može opozvati.
personal-delete-yes = Da, obriši me
personal-deleted = Sve o vama je obrisano. Hvala na igri!
personal-no = Otkaži
key-revoked =
    Ključ ovog uređaja više ne važi: promenjen je na drugom uređaju ili je obrisan. Otvorite ovde
    svoj novi lični link ili u svom profilu zaboravite stari ključ.
